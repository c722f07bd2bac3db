// The own clock that was probably forgotten, with proposals for its true end: the last sign of life, and when one usually goes home.
import { isForgotten, signsUntil, usualDays, usualEnd } from '#schema/times/forgotten-clock.ts';
import { workingStates } from '#schema/times/time-entry.ts';
import type { Database } from '#server/core/database/database.ts';
import { instant, literal, milliseconds, number, prepared, sql, text } from '#server/core/database/sql.ts';
import type { Me } from '#server/core/security/session.ts';
import { zoneIn } from '../company/company.ts';
import { ownWithinMs } from './clock.ts';

const running = prepared(
  (user_id: number) => sql`select t.id as task_id, t.company_task_id, t.title, s.start_time
    from time_entry e join task t on t.id = e.task_id join sub_time s on s.time_entry_id = e.id and s.end_time is null
    where e.class = 'work' and e.user_id = ${user_id} and e.status = ${literal(workingStates.running)}
    order by s.start_time limit 1`,
  { task_id: number, company_task_id: number, title: text, start_time: milliseconds },
);

const dayMs = 86_400_000;

/** Null while no own clock runs too long. */
export const forgottenClock = async ({ read }: Database, me: Me, now = Date.now()) => {
  const [clock] = await running(read, me.id);
  const timeZone = await zoneIn(read);
  if (!clock || !isForgotten(clock.start_time, now, timeZone)) return null;
  const { start_time: start } = clock;
  // Later somebody who corrects times ends it: a proposal that would be refused is none.
  const late = now - start > ownWithinMs;
  const until = new Date(signsUntil(start, now, timeZone));
  // The start itself is no sign that somebody was still there.
  const sign = await read.row(
    sql`select at, entity from event where "by" = ${me.id} and at > ${new Date(start + 60_000)} and at < ${until} order by at desc, id desc limit 1`,
    { at: instant, entity: text },
  );
  const ends = await read.values(
    sql`select end_time from sub_time where user_id = ${me.id} and class = 'work' and end_time > ${new Date(start - usualDays * dayMs)}
      and end_time < ${new Date(start)}`,
    milliseconds,
  );
  const usual = usualEnd(start, ends, now, timeZone);
  return {
    ...clock,
    start_time: new Date(start).toISOString(),
    last_sign: late || !sign ? null : { at: sign.at, entity: sign.entity },
    usual_end: late || usual === null ? null : new Date(usual).toISOString(),
  };
};
