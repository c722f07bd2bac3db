// Who is on call now and next, for each level of each team, with the phone to call and until when.
import { type OnCallLevel, onCallLevels } from '#schema/on-call/on-call-shift.ts';
import type { ReadSource } from '#server/core/database/database.ts';
import { instant, nullable, number, oneOf, sql, text } from '#server/core/database/sql.ts';

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
};
export type OnCallLane = {
  readonly level: OnCallLevel;
  readonly team_id: number | null;
  readonly team_name: string | null;
  readonly now: OnCall | null;
  readonly next: OnCall | null;
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
};

/** Also those for whom nobody is on call now, where somebody was lately or will be soon. */
export const onCallNow = async ({ read }: ReadSource, now = Date.now()): Promise<OnCallLane[]> => {
  const rows = await read.rows(
    sql`select s.id as shift_id, s.level, s.team_id, t.name as team_name, s.user_id, u.name || ' ' || u.last_name as user_name, u.phone, s."from", s."to"
      from on_call_shift s join "user" u on u.id = s.user_id left join user_type t on t.id = s.team_id
      where s."to" > ${new Date(now - lookBack * dayMs)} and s."from" < ${new Date(now + lookAhead * dayMs)} order by s."from", s.id`,
    columns,
  );
  const lanes = Map.groupBy(rows, ({ level, team_id }) => `${team_id ?? 0} ${level}`);
  return [...lanes.values()]
    .map((shifts): OnCallLane => {
      const personOf = (row: (typeof rows)[number] | undefined): OnCall | null => {
        if (!row) return null;
        const { level: _level, team_id: _team, team_name: _name, ...person } = row;
        return person;
      };
      const { level, team_id, team_name } = shifts[0] as (typeof rows)[number];
      const current = shifts.find(({ from, to }) => Date.parse(from) <= now && Date.parse(to) > now);
      return { level, team_id, team_name, now: personOf(current), next: personOf(shifts.find(({ from }) => Date.parse(from) > now)) };
    })
    .sort(
      (one, other) =>
        (one.team_name ?? '').localeCompare(other.team_name ?? '') ||
        (one.team_id ?? 0) - (other.team_id ?? 0) ||
        onCallLevels.indexOf(one.level) - onCallLevels.indexOf(other.level),
    );
};
