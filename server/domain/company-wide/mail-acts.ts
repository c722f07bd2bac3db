// Resends or cancels a mail by hand; screens that show the mail's record are updated.
import type { Rows } from '#generated/entities.ts';
import type { Database, Row } from '#server/core/database/database.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { conflict } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { namesById } from '#server/crud/read/subject.ts';
import { cancelMail } from '../mail/outbox.ts';
import { touchTask } from '../tasks/life.ts';

type Mail = Rows['mail'];
export const mailActs = ['resend', 'cancel'] as const;
type MailAct = (typeof mailActs)[number];

const isUnsent = (status: unknown): boolean => status === 'waiting' || status === 'failed';
/** The acts on a mail, each allowed or refused, in the shape that records use. */
export const mailTransitions = (status: unknown): Row =>
  Object.fromEntries(mailActs.map((name) => [name, isUnsent(status) ? { allowed: true } : { allowed: false, reason: 'wrongState' }]));

/** The screens that show the state of a mail: the outbox, and the record that it is about. */
export const topicsOf = async (tx: Tx, { entity, entity_id }: Mail): Promise<string[]> => {
  if (!entity || !entity_id) return ['mail'];
  // The task may have been deleted since.
  if (entity === 'task' && (await tx.em.count(tx.database.entities.task, { id: entity_id })) > 0) await touchTask(tx, entity_id);
  return ['mail', `${entity}:${entity_id}`];
};

/** Sends a waiting or failed mail at once, or cancels it. @throws Refusal 409 `wrongState` for a mail that was sent or cancelled */
export const handleMail = (services: Services, me: Me, id: number, mailAct: MailAct): Promise<Row> =>
  act(services, me, async (tx) => {
    const mail = await tx.get('mail', id);
    if (!isUnsent(mail.status)) throw conflict('mail', 'wrongState');
    const topics = await topicsOf(tx, mail);
    if (mailAct === 'cancel') cancelMail(tx, mail, topics);
    else {
      // A mail that a process is handing over right now stays claimed, so that it is not sent twice.
      Object.assign(mail, { status: 'waiting', attempts: 0, next_attempt_at: null });
      tx.record({ entity: 'mail', id, action: 'resend', topics });
    }
    return { id, status: mail.status, $transitions: mailTransitions(mail.status) };
  });

/** The title of the record that a mail is about; null if the record is gone. */
export const aboutOf = async ({ read }: Database, { entity, entity_id }: Row): Promise<Row | null> => {
  if (typeof entity !== 'string' || typeof entity_id !== 'number') return null;
  const title = (await namesById(read, entity, [entity_id])).get(entity_id);
  return title === undefined ? null : { entity, id: entity_id, title };
};
