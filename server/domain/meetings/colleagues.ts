// Notifies colleagues of changes to their meetings; whoever made the change gets only the calendar mail, if they receive such mail.
import { languageAmong } from '#schema/core/words.ts';
import { meeting } from '#schema/meetings/meeting.ts';
import type { Tx } from '#server/core/events/act.ts';
import { sayIn } from '#server/core/http/words.ts';
import { displayNumber, subjectPath } from '#server/crud/read/subject.ts';
import { signingIn } from '../company/company.ts';
import { channelOf } from '../company/notification-choices.ts';
import { notify } from '../company/notify.ts';
import { mailLines } from '../mail/news-mail.ts';
import { type CalendarNews, calendarNews, entryOfColleague } from './calendar-entry.ts';
import { planOf } from './letter.ts';

/** Mails the calendar entry to the acting user, who gets no notification to attach it to. */
const mailEntry = async (tx: Tx, user_id: number, kind: CalendarNews, id: number, publicUrl: string): Promise<void> => {
  const { user: users } = tx.database.entities;
  const user = await tx.em.findOneOrFail(users, { id: user_id });
  const of = await tx.get('meeting', id);
  const organiser = await tx.em.findOneOrFail(users, { id: of.organiser_id });
  const company = await signingIn(tx);
  const language = languageAmong(user.language);
  const title = `${sayIn(language)(`notification.kinds.${kind}.title`)}: ${displayNumber(meeting, of.number)} ${of.title}`;
  const plan = planOf(of, `${organiser.name} ${organiser.last_name}`, language, company.timeZone);
  await mailLines(tx, user, language, [{ title, path: subjectPath('meeting', id), text: `${title}\n${plan}` }], {
    publicUrl,
    company,
    entry: await entryOfColleague(tx, id, user, language),
  });
};

export const tellColleague = async (tx: Tx, user_id: number, kind: CalendarNews, id: number, publicUrl: string): Promise<void> => {
  if (user_id !== tx.me?.id) return notify(tx, { user_id, kind, entity: 'meeting', id });
  if ((await channelOf(tx, user_id, kind)) === 'mail') await mailEntry(tx, user_id, kind, id, publicUrl);
};

/** Withdraws waiting notifications of a meeting from somebody who no longer takes part. @returns whether they were notified at all */
export const takeBackNews = async (tx: Tx, user_id: number, entity_id: number): Promise<boolean> => {
  const waiting = await tx.em.find(tx.database.entities.notification, {
    user_id,
    entity: 'meeting',
    entity_id,
    kind: { $in: [...calendarNews] },
    release_at: { $ne: null },
  });
  for (const one of waiting) tx.remove('notification', one);
  await tx.flush();
  return !waiting.some(({ kind }) => kind === 'meetingInvited');
};
