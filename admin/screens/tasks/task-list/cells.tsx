// The cells of a task: overdue, denied and running differ by place, icon and colour.

import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { fullName } from '#admin/providers/person/colleagues.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { taskUrgency } from '#admin/screens/tasks/shared/states.ts';
import { Due } from '#admin/ui/marks/due.tsx';
import { IconMessageX, IconPlayerPlayFilled } from '#admin/ui/marks/icons.tsx';
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
      <IconPlayerPlayFilled size={12} />
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

export function Deadline({ row }: Cell) {
  const format = useFormat();
  const now = useNow(useServerOffset(), { step: 60_000 });
  if (row.deadline === null) return <span className="ui-faint">{none}</span>;
  return <Due urgency={taskUrgency(row, now, format)}>{format.dateTime(row.deadline)}</Due>;
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
