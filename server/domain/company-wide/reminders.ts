// Reminds a person once who has not answered a public link, after the days set in the settings; never after an answer, a withdrawal or a mail that failed.

import { languageAmong } from '#schema/core/words.ts';
import { type LinkIntent, linkPath } from '#schema/links/public-purposes.ts';
import { project } from '#schema/projects/project.ts';
import { exclusive, skipLocked } from '#server/core/database/locks.ts';
import { literal, number, sql } from '#server/core/database/sql.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { hashOf, newToken } from '#server/core/security/session.ts';
import { displayNumber } from '#server/crud/read/subject.ts';
import { signingIn } from '../company/company.ts';
import { confirmationMail } from '../links/confirmation-mail.ts';
import type { Link } from '../links/public-link.ts';
import type { About, Reminder } from '../links/reminder.ts';
import { send } from '../mail/outbox.ts';
import { reminderOfMeeting, stillAwaited } from '../meetings/reminder.ts';
import { touchTask } from '../tasks/life.ts';

const dayMs = 86_400_000;

/** The reminder for a confirmation. */
const confirmationReminder = (
  purpose: 'task' | 'handover',
  { link, language, company, addressOf }: About,
  { number, title }: { readonly number: string; readonly title: string },
) =>
  confirmationMail({
    purpose,
    language,
    number,
    title,
    url: addressOf('confirm'),
    expires_at: link.expires_at,
    first_sent_at: link.created_at,
    company,
  });

/** The reminder of each purpose; a purpose without one sends none. */
const purposes = {
  task: async (tx: Tx, about: About): Promise<Reminder> => {
    const { id, company_task_id, title } = await tx.get('task', about.link.record_id);
    await touchTask(tx, id);
    tx.record({ entity: 'task', id, action: 'remind', after: { email: about.link.email } });
    return { letter: confirmationReminder('task', about, { number: String(company_task_id), title }), entity: 'task', entity_id: id };
  },
  handover: async (tx: Tx, about: About): Promise<Reminder> => {
    const { id, number, title } = await tx.get('project', about.link.record_id);
    tx.record({ entity: 'project', id, action: 'remind', after: { email: about.link.email } });
    return {
      letter: confirmationReminder('handover', about, { number: displayNumber(project, number), title }),
      entity: 'project',
      entity_id: id,
    };
  },
  meeting: reminderOfMeeting,
} as const;
const isReminded = (purpose: string): purpose is keyof typeof purposes => purpose in purposes;

/** Mails the reminder with a second token for the link, to the address of the first mail. */
const remind = async (tx: Tx, link: Link, purpose: keyof typeof purposes, email: string, publicUrl: string, token: string) => {
  const sender = await tx.em.findOneOrFail(tx.database.entities.user, { id: link.created_by });
  const language = languageAmong(link.language);
  const { letter, entity, entity_id } = await purposes[purpose](tx, {
    link,
    language,
    company: await signingIn(tx),
    addressOf: (intent: LinkIntent) => `${publicUrl}${linkPath(purpose, intent, token)}`,
  });
  const about = { entity, entity_id, link_id: link.id };
  await send(tx, { ...letter, ...about, kind: 'reminder', recipient: email, reply_to: sender.active ? sender.email : null, language });
};

/** The oldest unanswered link whose mail was sent so many days ago and which is valid for at least another day. */
const due = ({ read, now }: Tx, days: number): Promise<number | null> => {
  const tomorrow = new Date(now.getTime() + dayMs);
  const sentBefore = new Date(now.getTime() - days * dayMs);
  return read.value(
    sql`select l.id from public_link l
      where l.purpose in (${literal(...Object.keys(purposes))}) and l.answered_at is null and l.ended_at is null and l.reminded_at is null
        and l.email is not null and l.expires_at > ${tomorrow}
        and exists (select 1 from mail m where m.link_id = l.id and m.status = 'sent' and m.sent_at <= ${sentBefore})
        and (l.purpose <> 'meeting' or ${stillAwaited(sql`l.record_id`, now)})
      order by l.id limit 1 ${skipLocked('l')}`,
    number,
  );
};

/** Sends one due reminder; several processes may run this. @returns whether there may be more */
export const remindOne = (services: Services, publicUrl: string): Promise<boolean> =>
  act(services, null, async (tx) => {
    const { settings, public_link } = tx.database.entities;
    const { reminder_days } = await tx.em.findOneOrFail(settings, { id: 1 });
    const id = reminder_days > 0 ? await due(tx, reminder_days) : null;
    if (id === null) return false;
    const link = await tx.em.findOneOrFail(public_link, { id }, { lockMode: exclusive, refresh: true });
    const { purpose } = link;
    if (link.answered_at || link.ended_at || link.reminded_at || !link.email || !isReminded(purpose)) return true;
    const token = newToken();
    Object.assign(link, { reminder_hash: hashOf(token), reminded_at: tx.now });
    await remind(tx, link, purpose, link.email, publicUrl, token);
    return true;
  });
