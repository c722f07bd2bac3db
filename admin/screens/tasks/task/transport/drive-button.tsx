// Starts a trip: a header button with shortcut, a tile in a phone's dock.

import { useSay } from '#admin/providers/person/speech.tsx';
import type { TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import { useWorking } from '#admin/screens/tasks/shared/working.ts';
import { workStates } from '#admin/screens/times/shared/states.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconSteeringWheel } from '#admin/ui/marks/icons.tsx';
import { mayNow } from '../data.ts';
import type { ShowPopup } from '../popups/popups.tsx';

type Props = { task: TaskPage; show: ShowPopup };

export function DriveButton({ task, show }: Props) {
  const say = useSay();
  const works = useWorking()?.status === workStates.running;
  if (!mayNow(task, 'startTransport')) return null;
  return (
    <ActionButton
      kind={works ? 'plain' : 'quiet'}
      icon={<IconSteeringWheel size={18} />}
      shortcut="T"
      says={say('transport.start.title')}
      onAct={() => show('transport')}
    >
      {say('task_page.tabs.transport')}
    </ActionButton>
  );
}

/** Opens during work too: the sheet pauses it and drives in one act. */
export function DriveTile({ task, show }: Props) {
  const say = useSay();
  if (!mayNow(task, 'startTransport')) return null;
  return (
    <ActionButton icon={<IconSteeringWheel size={22} />} className="task-tile" onAct={() => show('transport')}>
      {say('task_page.tabs.transport')}
    </ActionButton>
  );
}
