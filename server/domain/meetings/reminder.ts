// Reminds invited people once who have not answered, until the meeting begins: guests by mail with their link, colleagues by notification.
import { meetingStates } from '#schema/meetings/meeting.ts';
import { skipLocked } from '#server/core/database/locks.ts';
import { type Fragment, literal, number, sql } from '#server/core/database/sql.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { notify } from '../company/notify.ts';
import type { About, Reminder } from '../links/reminder.ts';
import { invitationMail } from './letter.ts';

const dayMs = 86_400_000;

/** SQL condition: this participant has not answered, and their meeting is planned for later than `now`. */
export const stillAwaited = (participant: Fragment, now: Date): Fragment =>
  sql`exists (select 1 from meeting_participant mp join meeting mm on mm.id = mp.meeting_id
    where mp.id = ${participant} and mp.answer = 'none' and mm.status = ${literal(meetingStates.planned)} and mm.planned_start > ${now})`;

const nameOf = async (tx: Tx, id: number): Promise<string> => {
  const { name, last_name } = await tx.em.findOneOrFail(tx.database.entities.user, { id });
  return `${name} ${last_name}`;
};

export const reminderOfMeeting = async (tx: Tx, { link, language, company, addressOf }: About): Promise<Reminder> => {
  const { id, meeting_id } = await tx.get('meeting_participant', link.record_id);
  const of = await tx.get('meeting', meeting_id);
  const letter = invitationMail({
    occasion: 'again',
    language,
    meeting: of,
    organiser: await nameOf(tx, of.organiser_id),
    url: addressOf('confirm'),
    declineUrl: addressOf('decline'),
    company,
  });
  tx.record({ entity: 'meeting_participant', id, action: 'remind', topics: [`meeting:${meeting_id}`] });
  return { letter, entity: 'meeting', entity_id: meeting_id };
};

/** The first invited colleague without an answer for so many days; guests with a link have a reminder of their own. */
const silent = ({ read, now }: Tx, days: number): Promise<number | null> => {
  const askedBefore = new Date(now.getTime() - days * dayMs);
  return read.value(
    sql`select p.id from meeting_participant p
      where p.user_id is not null and p.reminded_at is null and p.asked_at <= ${askedBefore} and ${stillAwaited(sql`p.id`, now)}
        and not exists (select 1 from public_link l where l.purpose = 'meeting' and l.record_id = p.id and l.ended_at is null)
      order by p.id limit 1 ${skipLocked('p')}`,
    number,
  );
};

/** Reminds one colleague; several processes may run this. @returns whether there may be more */
export const remindColleague = (services: Services): Promise<boolean> =>
  act(services, null, async (tx) => {
    const { reminder_days } = await tx.em.findOneOrFail(tx.database.entities.settings, { id: 1 });
    const id = reminder_days > 0 ? await silent(tx, reminder_days) : null;
    if (id === null) return false;
    const row = await tx.get('meeting_participant', id);
    if (row.reminded_at || row.answer !== 'none' || !row.user_id) return true;
    const { meeting_id } = row;
    const name = await nameOf(tx, (await tx.get('meeting', meeting_id)).organiser_id);
    row.reminded_at = tx.now;
    await notify(tx, { user_id: row.user_id, kind: 'meetingAwaited', entity: 'meeting', id: meeting_id, parameters: { name } });
    tx.record({ entity: 'meeting_participant', id, action: 'remind', topics: [`meeting:${meeting_id}`] });
    return true;
  });
