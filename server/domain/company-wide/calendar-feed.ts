// Calendar feeds: secret addresses at which calendar programs read absences and turns on call. Whoever leaves, or loses the permission, is read no more.
import ical, { ICalEventBusyStatus, ICalEventStatus } from 'ical-generator';
import { absence, absenceStates } from '#schema/absences/absence.ts';
import { languageAmong } from '#schema/core/words.ts';
import { dayAfter } from '#schema/core/zone.ts';
import { onCallShift } from '#schema/on-call/on-call-shift.ts';
import { calendarFeed, type feedScopes } from '#schema/people/calendar-feed.ts';
import { permissions } from '#schema/permissions.ts';
import type { Database } from '#server/core/database/database.ts';
import { json, literal, type Reader, sql, text } from '#server/core/database/sql.ts';
import { act, type Services } from '#server/core/events/act.ts';
import { limiter } from '#server/core/http/rate-limit.ts';
import { conflict, notAllowed, notFound } from '#server/core/http/refusal.ts';
import { sayIn } from '#server/core/http/words.ts';
import { hashOf, type Me, newToken } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readOne } from '#server/crud/read/read.ts';
import { change, insert } from '#server/crud/write/write.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { senderIn } from '../mail/addressed.ts';

type Scope = (typeof feedScopes)[number];
const dayMs = 86_400_000;
/** What a feed reads: so many days back and ahead. */
const reach = { back: 93, ahead: 400 } as const;
/** How often a read is written down. */
const readEveryMs = 3_600_000;

/** Programs that read every few minutes are let through; guesses at tokens are not. */
export const limitedReads = limiter({ misses: 20, calls: 600 });

/** Makes a feed; its address is in this answer alone. @throws Refusal 403 for everybody's absences without `absences.read` */
export const createFeed = async (
  services: Services & { readonly database: Database; readonly publicUrl: string },
  me: Me,
  scope: Scope,
): Promise<ApiRecord> => {
  if (scope === 'company' && !me.permissions.has('absences.read') && !me.permissions.has('absences.write'))
    throw notAllowed('absences.read');
  const token = newToken();
  const id = await act(services, me, async (tx) => {
    const owned = { user_id: me.id, scope, token_hash: hashOf(token), date_added: tx.now.toISOString() };
    return (await insert(tx, calendarFeed, {}, owned, [`user:${me.id}`])).id;
  });
  return {
    ...(await readOne(services.database, calendarFeed, me, id)),
    url: `${services.publicUrl}/api/v1/public/calendar/${token}/calendar.ics`,
  };
};

/** Revokes a feed at once and for good. @throws Refusal 404, 409 where it is revoked already */
export const revokeFeed = async (services: Services & { readonly database: Database }, me: Me, id: number): Promise<ApiRecord> => {
  await readOne(services.database, calendarFeed, me, id);
  await act(services, me, async (tx) => {
    await tx.lock('calendar_feed', id);
    if ((await tx.get('calendar_feed', id)).revoked_at) throw conflict(calendarFeed.name, 'revoked');
    await change(tx, calendarFeed, id, { revoked_at: tx.now.toISOString() }, { action: 'revoke', topics: [`user:${me.id}`] });
  });
  return readOne(services.database, calendarFeed, me, id);
};

const feedColumns = { ...columnsOf(calendarFeed, 'id', 'user_id', 'scope', 'last_read_at'), language: text, held: json<number[]>() };
/** Revoked, unknown and those of whoever has left get the same answer. */
const feedBehind = async ({ read }: Database, token: string) => {
  const feed = await read.row(
    sql`select f.id, f.user_id, f.scope, f.last_read_at, u.language, cast(r.permissions as text) as held
      from calendar_feed f join "user" u on u.id = f.user_id join "role" r on r.id = u.role_id
      where f.token_hash = ${hashOf(token)} and f.revoked_at is null and u.active is true`,
    feedColumns,
  );
  const readsAll = feed?.held.some((one) => one === permissions['absences.read'] || one === permissions['absences.write']);
  if (!feed || (feed.scope === 'company' && !readsAll)) throw notFound();
  return feed;
};

type Span = { readonly first: string; readonly last: string };
const absencesOf = (read: Reader, { first, last }: Span, user_id: number | null) =>
  read.rows(
    sql`select a.id, a.status, a."from", a."to", a.half_from, a.half_to, k.name as kind, u.name || ' ' || u.last_name as person
      from absence a join absence_kind k on k.id = a.kind_id join "user" u on u.id = a.user_id
      where a."to" >= ${first} and a."from" <= ${last} and u.active is true
        and ${user_id === null ? sql`a.status = ${literal(absenceStates.approved)}` : sql`a.status in (${literal(absenceStates.requested, absenceStates.approved)}) and a.user_id = ${user_id}`}
      order by a."from", a.id`,
    { ...columnsOf(absence, 'id', 'status', 'from', 'to', 'half_from', 'half_to'), kind: text, person: text },
  );
const shiftsOf = (read: Reader, { first, last }: Span, user_id: number) =>
  read.rows(
    sql`select id, level, "from", "to", note from on_call_shift
      where user_id = ${user_id} and "to" >= ${new Date(first)} and "from" <= ${new Date(last)} order by "from", id`,
    columnsOf(onCallShift, 'id', 'level', 'from', 'to', 'note'),
  );

/** The feed as iCalendar. @throws Refusal 404 */
export const readFeed = async (services: Services & { readonly database: Database }, token: string, now = Date.now()): Promise<string> => {
  const { database } = services;
  const feed = await feedBehind(database, token);
  const say = sayIn(languageAmong(feed.language));
  const { company_name: company } = await senderIn(database.read);
  const span = {
    first: new Date(now - reach.back * dayMs).toISOString().slice(0, 10),
    last: new Date(now + reach.ahead * dayMs).toISOString().slice(0, 10),
  };
  const own = feed.scope === 'own';
  const [absences, shifts] = await Promise.all([
    absencesOf(database.read, span, own ? feed.user_id : null),
    own ? shiftsOf(database.read, span, feed.user_id) : [],
  ]);
  const calendar = ical({
    prodId: { company: company || 'company', product: 'calendar' },
    name: [company, say(`calendar_feed.values.scope.${feed.scope}`)].filter(Boolean).join(': '),
    ttl: 3600,
  });
  for (const { id, status, from, to, half_from, half_to, kind, person } of absences) {
    const waits = status === absenceStates.requested;
    const half = from === to && (half_from || half_to) ? ' ½' : '';
    calendar.createEvent({
      id: `absence-${id}@calendar`,
      start: new Date(`${from}T00:00:00Z`),
      // The day after the last one, as the format has it.
      end: new Date(`${dayAfter(to)}T00:00:00Z`),
      allDay: true,
      summary: `${own ? kind : person}${half}${waits ? ` (${say('absence.values.status.requested')})` : ''}`,
      status: waits ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      busystatus: own ? ICalEventBusyStatus.OOF : ICalEventBusyStatus.FREE,
    });
  }
  for (const { id, level, from, to, note } of shifts)
    calendar.createEvent({
      id: `on-call-${id}@calendar`,
      start: new Date(from),
      end: new Date(to),
      summary: `${say('on_call_shift.one')}: ${say(`on_call_shift.values.level.${level}`)}`,
      busystatus: ICalEventBusyStatus.FREE,
      ...(note && { description: note }),
    });
  if (!feed.last_read_at || now - Date.parse(feed.last_read_at) > readEveryMs)
    await act(services, null, (tx) => tx.em.nativeUpdate(tx.database.entities.calendar_feed, { id: feed.id }, { last_read_at: tx.now }));
  return calendar.toString();
};
