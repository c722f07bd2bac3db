// Who is on call now and next, for each level of each team, with the phone to call and until when.
import { type OnCallLevel, onCallLevels } from '#schema/on-call/on-call-shift.ts';
import type { RowOf } from '#server/core/database/columns.ts';
import type { ReadSource } from '#server/core/database/database.ts';
import { instant, nullable, number, oneOf, type Reader, sql, text } from '#server/core/database/sql.ts';
import { type UncoveredReason, uncoveredOf } from './uncovered.ts';

const dayMs = 86_400_000;
/** Who had somebody on call within so many days should have somebody now. */
const lookBack = 31;
const lookAhead = 92;

type OnCall = {
  readonly shift_id: number;
  readonly user_id: number;
  readonly user_name: string;
  readonly phone: string | null;
  readonly from: string;
  readonly to: string;
  /** What they leave to the next one. */
  readonly handover_note: string | null;
  /** They are away now, or have left: nobody should count on them. */
  readonly uncovered: UncoveredReason | null;
};
type Handover = Pick<OnCall, 'shift_id' | 'user_id' | 'user_name'> & {
  readonly note: string | null;
  readonly by_name: string | null;
  readonly at: string | null;
};
export type OnCallLane = {
  readonly level: OnCallLevel;
  readonly team_id: number | null;
  readonly team_name: string | null;
  readonly now: OnCall | null;
  readonly next: OnCall | null;
  /** The turn before, and what it left to the one of now. */
  readonly handover: Handover | null;
};

const columns = {
  shift_id: number,
  level: oneOf(...onCallLevels),
  team_id: nullable(number),
  team_name: nullable(text),
  user_id: number,
  user_name: text,
  phone: nullable(text),
  from: instant,
  to: instant,
  note: nullable(text),
  by_name: nullable(text),
  note_at: nullable(instant),
};
type Row = RowOf<typeof columns>;
type Lost = ReadonlyMap<number, UncoveredReason>;

const personOf = (row: Row | undefined, lost: Lost): OnCall | null => {
  if (!row) return null;
  const { shift_id, user_id, user_name, phone, from, to, note } = row;
  return { shift_id, user_id, user_name, phone, from, to, handover_note: note, uncovered: lost.get(shift_id) ?? null };
};
const handoverOf = (row: Row | undefined): Handover | null => {
  if (!row) return null;
  const { shift_id, user_id, user_name, note, by_name, note_at } = row;
  return { shift_id, user_id, user_name, note, by_name, at: note_at };
};

/** Of the shifts of now those whose user is away now, or has left. */
const lostAt = async (read: Reader, rows: readonly Row[], now: number): Promise<Lost> => {
  const shifts = rows.map(({ shift_id, from, to, ...row }) => ({
    ...row,
    id: shift_id,
    note: null,
    from: Date.parse(from),
    to: Date.parse(to),
  }));
  const found = (await uncoveredOf(read, shifts)).filter(({ from, to }) => from <= now && to > now);
  return new Map(found.map(({ id, reason }) => [id, reason]));
};

/** Also those for whom nobody is on call now, where somebody was lately or will be soon. */
export const onCallNow = async ({ read }: ReadSource, now = Date.now()): Promise<OnCallLane[]> => {
  const rows = await read.rows(
    sql`select s.id as shift_id, s.level, s.team_id, t.name as team_name, s.user_id, u.name || ' ' || u.last_name as user_name, u.phone, s."from", s."to",
      s.handover_note as note, w.name || ' ' || w.last_name as by_name, s.handover_note_at as note_at
      from on_call_shift s join "user" u on u.id = s.user_id left join "user" w on w.id = s.handover_note_by left join user_type t on t.id = s.team_id
      where s."to" > ${new Date(now - lookBack * dayMs)} and s."from" < ${new Date(now + lookAhead * dayMs)} order by s."from", s.id`,
    columns,
  );
  const isNow = ({ from, to }: Row) => Date.parse(from) <= now && Date.parse(to) > now;
  const lost = await lostAt(read, rows.filter(isNow), now);
  const lanes = Map.groupBy(rows, ({ level, team_id }) => `${team_id ?? 0} ${level}`);
  return [...lanes.values()]
    .map((shifts): OnCallLane => {
      const { level, team_id, team_name } = shifts[0] as Row;
      const current = shifts.find(isNow);
      const next = shifts.find(({ from }) => Date.parse(from) > now);
      const before = shifts.findLast(({ to }) => Date.parse(to) <= now);
      return { level, team_id, team_name, now: personOf(current, lost), next: personOf(next, lost), handover: handoverOf(before) };
    })
    .sort(
      (one, other) =>
        (one.team_name ?? '').localeCompare(other.team_name ?? '') ||
        (one.team_id ?? 0) - (other.team_id ?? 0) ||
        onCallLevels.indexOf(one.level) - onCallLevels.indexOf(other.level),
    );
};
