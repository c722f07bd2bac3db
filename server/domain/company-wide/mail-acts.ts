// What becomes of a mail after it was written: sent again or called back by hand; whoever looks at what it is about sees how it stands.
import type { Rows } from '#generated/entities.ts';
import type { Database, Row } from '#server/core/database/database.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { conflict } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { calledBy } from '#server/crud/read/subject.ts';
import { cancelMail } from '../mail/outbox.ts';
import { touchTask } from '../tasks/life.ts';

type Mail = Rows['mail'];
export const mailActs = ['resend', 'cancel'] as const;
type MailAct = (typeof mailActs)[number];

const isUnsent = (status: unknown): boolean => status === 'waiting' || status === 'failed';
/** Each act as allowed or refused, as records tell it. */
export const mailTransitions = (status: unknown): Row =>
  Object.fromEntries(mailActs.map((name) => [name, isUnsent(status) ? { allowed: true } : { allowed: false, reason: 'wrongState' }]));

/** The screens that show how a mail stands: the outbox, and what it is about. */
export const topicsOf = async (tx: Tx, { entity, entity_id }: Mail): Promise<string[]> => {
  if (!entity || !entity_id) return ['mail'];
  // What it was about may be gone by now.
  if (entity === 'task' && (await tx.em.count(tx.database.entities.task, { id: entity_id })) > 0) await touchTask(tx, entity_id);
  return ['mail', `${entity}:${entity_id}`];
};

/** Sends at once what waits or was given up, or calls it back. @throws Refusal 409 `wrongState` for what was sent or called back */
export const handleMail = (services: Services, me: Me, id: number, mailAct: MailAct): Promise<Row> =>
  act(services, me, async (tx) => {
    const mail = await tx.get('mail', id);
    if (!isUnsent(mail.status)) throw conflict('mail', 'wrongState');
    const topics = await topicsOf(tx, mail);
    if (mailAct === 'cancel') cancelMail(tx, mail, topics);
    else {
      // What a process is just handing over stays claimed, so that it is not sent twice.
      Object.assign(mail, { status: 'waiting', attempts: 0, next_attempt_at: null });
      tx.record({ entity: 'mail', id, action: 'resend', topics });
    }
    return { id, status: mail.status, $transitions: mailTransitions(mail.status) };
  });

/** What a mail is about, as its record is called; null where that is gone. */
export const aboutOf = async ({ read }: Database, { entity, entity_id }: Row): Promise<Row | null> => {
  if (typeof entity !== 'string' || typeof entity_id !== 'number') return null;
  const title = (await calledBy(read, entity, [entity_id])).get(entity_id);
  return title === undefined ? null : { entity, id: entity_id, title };
};
