// The user's clock in a row: one press starts, resumes or pauses work without opening the task.

import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { takesWork } from '#admin/screens/tasks/shared/states.ts';
import { useClock } from '#admin/screens/tasks/shared/task-clock.ts';
import { useWorking } from '#admin/screens/tasks/shared/working.ts';
import { workStates } from '#admin/screens/times/shared/states.ts';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '#admin/ui/marks/icons.tsx';
import { taskLabel } from './cells.tsx';
import type { TaskRow } from './lists.ts';

const size = 16;

/** Whether the user may start work: as owner or team member, in the states from open to waiting. */
export const isWorkable = (row: TaskRow, me: number): boolean => takesWork(row) && (row.company_user_id === me || row.users.includes(me));

export function RowClock({ row }: { row: TaskRow }) {
  const { user } = useSession();
  const say = useSay();
  const working = useWorking();
  const { pause, resume } = useClock();
  if (!isWorkable(row, user.id)) return null;
  const name = `${taskLabel(row)} ${row.title}`;
  const own = working?.task_id === row.id ? working.status : null;
  if (own === workStates.running)
    return (
      <IconButton
        icon={<IconPlayerPauseFilled size={size} />}
        label={`${say('task.transitions.pause')}: ${name}`}
        onAct={() => pause(row.id)}
      />
    );
  if (own === workStates.paused)
    return (
      <IconButton
        icon={<IconPlayerPlayFilled size={size} />}
        label={`${say('task.transitions.continue')}: ${name}`}
        onAct={() => resume(row.id)}
      />
    );
  return (
    <IconButton
      icon={<IconPlayerPlayFilled size={size} />}
      label={`${say('task.transitions.start')}: ${name}`}
      to={`/task/${row.id}?start`}
    />
  );
}
