// Releases waiting notifications when their user's hours begin, and mails them to users who want mail, several in one mail.
import type { Rows } from '#generated/entities.ts';
import { notification } from '#schema/company/notification.ts';
import type { NotificationKind } from '#schema/company/notification-kinds.ts';
import type { Caller } from '#schema/core/access.ts';
import { createFormat } from '#schema/core/format.ts';
import { type Language, languageAmong, saidIn } from '#schema/core/words.ts';
import { skipLocked } from '#server/core/database/locks.ts';
import { among, flag, literal, nullable, number, sql, text } from '#server/core/database/sql.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { sayIn, words } from '#server/core/http/words.ts';
import { entityNamed } from '#server/crud/read/select.ts';
import { displayNumber, subjectNumber, subjectPath, subjectTitle } from '#server/crud/read/subject.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { signingIn } from '../company/company.ts';
import { mailLines } from '../mail/news-mail.ts';
import { entryOfColleague, isCalendarNews } from '../meetings/calendar-entry.ts';
import { permissionsIn } from '../people/rank.ts';
import { nameableIn } from './news-names.ts';

/** The most notifications released in one act; the next act takes the others. */
const most = 200;

const due = ({ read, now }: Tx) =>
  read.rows(
    sql`select n.id, n.user_id, n.release_at is not null as waited from notification n
      where n.id in (select id from notification where release_at is not null and release_at <= ${now}
        union select id from notification where by_mail and mailed_at is null and (release_at is null or release_at <= ${now}))
      order by n.id limit ${literal(most)} ${skipLocked('n')}`,
    { id: number, user_id: number, waited: flag },
  );

/** The user as a caller, with the current permissions of their role. */
const callerFor = async (tx: Tx, { id, role_id }: Rows['user']): Promise<Caller> => {
  const role = await tx.em.findOne(tx.database.entities.role, { id: role_id });
  return { id, permissions: new Set(permissionsIn(role?.permissions)) };
};

/** Number and title of each notification's record; missing where the record is gone or may no longer be read. */
const subjectsOf = async (tx: Tx, user: Rows['user'], ids: readonly number[]): Promise<Map<number, string>> => {
  const rows = await tx.read.rows(
    sql`select n.id, n.kind, n.entity, n.entity_id, ${subjectNumber(sql`n.entity`, sql`n.entity_id`)} as number,
        ${subjectTitle(sql`n.entity`, sql`n.entity_id`)} as title
      from notification n where n.id ${among(ids)}`,
    { ...columnsOf(notification, 'id', 'kind', 'entity', 'entity_id'), number: nullable(number), title: nullable(text) },
  );
  const namedRows = rows.filter(({ title }) => title !== null);
  const nameable = await nameableIn(tx.database, tx.read, await callerFor(tx, user), namedRows);
  return new Map(
    [...nameable].map(({ id, entity, number, title }) => [id, `${displayNumber(entityNamed(entity), number)} ${title}`.trim()]),
  );
};

type News = Rows['notification'];
/** The names of the users who caused the notifications, by id. */
const doersOf = async (tx: Tx, news: readonly News[]): Promise<ReadonlyMap<number, string>> => {
  const users = await tx.em.find(tx.database.entities.user, { id: { $in: news.flatMap(({ by }) => by ?? []) } });
  return new Map(users.map(({ id, name, last_name }) => [id, `${name} ${last_name}`]));
};

/** A line and a link for each notification; none where the record is gone or its user may not read it. */
const linesOf = async (tx: Tx, user: Rows['user'], language: Language, news: readonly News[], timeZone: string) => {
  const say = sayIn(language);
  const { dateTime } = createFormat(language, timeZone);
  const doers = await doersOf(tx, news);
  const about = await subjectsOf(
    tx,
    user,
    news.map(({ id }) => id),
  );
  return news.flatMap(({ id, kind, entity, entity_id, parameters, by, at }) => {
    const subject = about.get(id);
    if (!subject) return [];
    const named = {
      by: by === null || by === undefined ? say('notification.somebody') : (doers.get(by) ?? ''),
      ...saidIn(words[language], language, JSON.parse(parameters ?? '{}')),
    };
    const notificationKind = kind as NotificationKind;
    const title = `${say(`notification.kinds.${notificationKind}.title`)}: ${subject}`;
    const text = `${title}\n${say(`notification.kinds.${notificationKind}.by`, named)} · ${dateTime(at)}`;
    return [{ kind: notificationKind, entity_id, title, path: subjectPath(entity, entity_id), text }];
  });
};

/** Mails a user the notifications that they have not read in the app. */
const mail = async (tx: Tx, user_id: number, ids: readonly number[], publicUrl: string): Promise<void> => {
  const { user: users, notification } = tx.database.entities;
  const user = await tx.em.findOneOrFail(users, { id: user_id });
  const news = (await tx.em.find(notification, { id: { $in: [...ids] } })).toSorted((one, other) => one.id - other.id);
  for (const one of news) one.mailed_at = tx.now;
  // A calendar entry is mailed even if its notification was read in the app.
  const unseen = news.filter(({ read_at, kind }) => read_at === null || isCalendarNews(kind as NotificationKind));
  if (unseen.length === 0 || !user.active) return;
  const language = languageAmong(user.language);
  const company = await signingIn(tx);
  const lines = await linesOf(tx, user, language, unseen, company.timeZone);
  // Each calendar change needs a mail of its own with the current entry; all other news share one mail.
  const apart = Map.groupBy(lines, ({ kind, entity_id }) => (isCalendarNews(kind) ? entity_id : 0));
  for (const [meeting_id, mailedLines] of apart) {
    const entry = meeting_id > 0 ? await entryOfColleague(tx, meeting_id, user, language) : null;
    await mailLines(tx, user, language, mailedLines, { publicUrl, company, entry });
  }
};

/** Releases and mails the notifications that are due; several processes may run this. @returns whether there may be more */
export const releaseNews = (services: Services, publicUrl: string): Promise<boolean> =>
  act(services, null, async (tx) => {
    const rows = await due(tx);
    const { notification } = tx.database.entities;
    for (const [user_id, own] of Map.groupBy(rows, (row) => row.user_id)) {
      const waited = own.filter((one) => one.waited).map(({ id }) => id);
      if (waited.length > 0) {
        await tx.em.nativeUpdate(notification, { id: { $in: waited } }, { release_at: null });
        tx.record({
          entity: 'notification',
          id: waited[0] ?? 0,
          action: 'release',
          after: { user_id, count: waited.length },
          topics: [`user:${user_id}`],
        });
      }
      const byMail = await tx.em.find(notification, { id: { $in: own.map(({ id }) => id) }, by_mail: true, mailed_at: null });
      if (byMail.length > 0)
        await mail(
          tx,
          user_id,
          byMail.map(({ id }) => id),
          publicUrl,
        );
    }
    return rows.length === most;
  });
