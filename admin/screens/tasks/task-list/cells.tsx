// The cells of a task: overdue, denied and running differ by place, icon and colour.

import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { fullName } from '#admin/providers/person/colleagues.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { taskUrgency } from '#admin/screens/tasks/shared/states.ts';
import { Due } from '#admin/ui/marks/due.tsx';
import { IconClock, IconMessageX } from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import type { TaskRow } from './lists.ts';

type Cell = { row: TaskRow };

/** Shown for a task without work. */
const none = '–';

export const taskLabel = (row: TaskRow): string => `#${row.company_task_id}`;
/** `Hotel Pod Rožnikom · Kotlovnica` */
export const locationOf = ({ client_company_name, branch_office_name }: TaskRow): string =>
  [client_company_name, branch_office_name].filter(Boolean).join(' · ');

export function Denied() {
  const say = useSay();
  return (
    <span className="tasks-denied row inline gap-4 rigid ui-danger">
      <IconMessageX size={15} />
      <span className="tasks-denied-word">{say('task_page.row.denied')}</span>
    </span>
  );
}

/** The running time of everybody at work, on top of the booked time. */
function Running({ row }: Cell) {
  const say = useSay();
  const format = useFormat();
  const offset = useServerOffset();
  useNow(offset);
  const now = Date.now() + offset;
  const open = row.running_since.reduce((sum, since) => sum + Math.max(0, Math.floor((now - Date.parse(since)) / 1000)), 0);
  return (
    <span className="tasks-running-time ui-live" role="timer">
      <IconClock size={13} />
      <span className="ui-unseen">{say('task_page.row.running')}</span>
      {format.clock(row.total_time + open)}
    </span>
  );
}

export function TotalTime({ row }: Cell) {
  const format = useFormat();
  if (row.running_since.length > 0) return <Running row={row} />;
  return row.total_time > 0 ? format.hours(row.total_time) : <span className="ui-faint">{none}</span>;
}

/** `grouped`: the heading of the row says which day today is. */
export function Deadline({ row, grouped }: Cell & { grouped: boolean }) {
  const format = useFormat();
  const now = useNow(useServerOffset(), { step: 60_000 });
  const { deadline } = row;
  if (deadline === null) return <span className="ui-faint">{none}</span>;
  const under = grouped && Date.parse(deadline) > now && format.dayOf(deadline) === format.dayOf(now);
  return <Due urgency={taskUrgency(row, now, format)}>{under ? format.time(deadline) : format.dateTime(deadline)}</Due>;
}

export function Moment({ at }: { at: string | null }) {
  const format = useFormat();
  return <span className="ui-quiet">{format.dateTime(at)}</span>;
}

export function Owner({ row }: Cell) {
  const { users } = useSession();
  const owner = users.get(row.company_user_id);
  return <span className="ui-quiet">{owner ? fullName(owner) : none}</span>;
}
