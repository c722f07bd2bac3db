// What changed in the hours of a period after they were recorded, out of the events: old and new, why, who and when.

import { firstDayOf, lastDayOf } from '#schema/core/iso-week.ts';
import { dayBegins, dayOf } from '#schema/core/zone.ts';
import { event } from '#schema/engine/event.ts';
import type { PresenceAction } from '#schema/times/presence.ts';
import { instant, nullable, number, type Reader, type RowOf, sql, text } from '#server/core/database/sql.ts';
import { eventLoopYielder } from '#server/core/database/yield-event-loop.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import type { Days } from './days.ts';

export const changeKinds = ['typed', 'edited', 'removed', 'restored', 'presence', 'unlocked'] as const;
/** A stretch as it stood, as far as it changed. */
export type Ends = { readonly start_time?: string | undefined; readonly end_time?: string | null | undefined };
export type RecordChange = {
  readonly kind: (typeof changeKinds)[number];
  readonly user_id: number;
  readonly day: string;
  readonly before: Ends | null;
  readonly after: Ends | null;
  /** Of presence that was typed later: what it was. */
  readonly action: PresenceAction | null;
  readonly reason: string | null;
  readonly by_name: string | null;
  readonly at: string;
};

const columns = {
  ...columnsOf(event, 'id', 'at', 'entity', 'entity_id', 'action', 'before', 'after', 'reason'),
  ...{
    by_name: nullable(text),
    start_time: nullable(instant),
    end_time: nullable(instant),
    user_id: nullable(number),
    week: nullable(text),
  },
};
type Row = RowOf<typeof columns>;
type Values = Ends & { readonly user_id?: number; readonly at?: string; readonly action?: PresenceAction };

const valuesIn = (json: string | null): Values => (json === null ? {} : (JSON.parse(json) as Values));
const endsOf = ({ start_time, end_time }: Ends): Ends => ({ start_time, end_time });

const stretchKinds: Readonly<Record<string, 'typed' | 'edited' | 'removed' | 'restored'>> = {
  create: 'typed',
  edit: 'edited',
  remove: 'removed',
  bringBack: 'restored',
};

/** The change that an event holds; null for one that says nothing of hours. */
const changeIn = (row: Row, timeZone: string): RecordChange | null => {
  const [before, after] = [valuesIn(row.before), valuesIn(row.after)];
  const common = { reason: row.reason, by_name: row.by_name, at: row.at, action: null, before: null, after: null };
  const dayAt = (at: string) => dayOf(Date.parse(at), timeZone);
  if (row.entity === 'attendance_week')
    return row.user_id && row.week ? { ...common, kind: 'unlocked', user_id: row.user_id, day: firstDayOf(row.week) } : null;
  if (row.entity === 'user')
    return after.at
      ? {
          ...common,
          kind: 'presence',
          user_id: row.entity_id,
          day: dayAt(after.at),
          action: after.action ?? null,
          after: { start_time: after.at },
        }
      : null;
  const kind = stretchKinds[row.action];
  const start = before.start_time ?? after.start_time ?? row.start_time;
  const user_id = row.user_id ?? before.user_id ?? after.user_id;
  if (!kind || !start || !user_id) return null;
  const now = kind === 'restored' ? endsOf({ start_time: row.start_time ?? undefined, end_time: row.end_time }) : endsOf(after);
  return {
    ...common,
    kind,
    user_id,
    day: dayAt(start),
    before: row.before === null ? null : endsOf(before),
    after: row.after === null && kind !== 'restored' ? null : now,
  };
};

/** The events that are read at a time. */
const atOnce = 500;

/** The changes of these days, the earliest first; of a week that reaches into them its unlocking. */
export const changesBetween = async (read: Reader, { from, to }: Days, timeZone: string): Promise<RecordChange[]> => {
  const giveWay = eventLoopYielder();
  // Hours change after they began.
  const since = new Date(dayBegins(from, timeZone));
  const found: RecordChange[] = [];
  for (let last = 0; ; ) {
    const rows = await read.rows(
      sql`select e.id, e.at, e.entity, e.entity_id, e.action, e.before, e.after, e.reason, b.name || ' ' || b.last_name as by_name,
          s.start_time, s.end_time, coalesce(s.user_id, w.user_id) as user_id, w.week
        from event e left join "user" b on b.id = e."by"
          left join sub_time s on e.entity = 'sub_time' and s.id = e.entity_id
          left join attendance_week w on e.entity = 'attendance_week' and w.id = e.entity_id
        where e.at >= ${since} and e.id > ${last} and ((e.entity = 'sub_time' and e.action in ('edit', 'remove', 'bringBack'))
          or (e.entity = 'time_entry' and e.action = 'create') or (e.entity = 'user' and e.action = 'typePresence')
          or (e.entity = 'attendance_week' and e.action = 'unlock'))
        order by e.id limit ${atOnce}`,
      columns,
    );
    for (const row of rows) {
      const change = changeIn(row, timeZone);
      const until = row.week ? lastDayOf(row.week) : change?.day;
      if (change && until && until >= from && change.day <= to) found.push(change);
    }
    await giveWay();
    last = rows.at(-1)?.id ?? last;
    if (rows.length < atOnce) return found;
  }
};
