// The dock of a task on a phone: the clock and its two buttons.

import { useSay } from '#admin/providers/person/speech.tsx';
import type { TaskPage, TimeEntry, WorkingStatus } from '#admin/screens/tasks/shared/task-queries.ts';
import { isBegun, isRunning } from '#admin/screens/times/shared/states.ts';
import { Dock, DockClock, DockRow } from '#admin/ui/page/dock.tsx';
import { mayNow } from './data.ts';
import { OwnClock, OwnWork, Totals } from './parts/band.tsx';
import { CameraTile } from './parts/camera-tile.tsx';
import type { ShowPopup } from './popups/popups.tsx';
import { type Press, PressButton, usePresses } from './popups/presses.tsx';
import { DriveTile } from './transport/drive-button.tsx';

type Props = { task: TaskPage; status: WorkingStatus; entries: readonly TimeEntry[] };

function Filled({ task, status, entries, presses, show }: Props & { presses: readonly Press[]; show: ShowPopup }) {
  const say = useSay();
  const begun = isBegun(status);
  return (
    <Dock label={say('task_page.clock.label')} running={isRunning(status)}>
      <DockRow>
        <DockClock>
          <OwnWork status={status} entries={entries} />
          {/* A clock at rest tells nothing: the hours of the day do. */}
          {begun ? <OwnClock task={task} status={status} size="dock" /> : <Totals task={task} entries={entries} />}
        </DockClock>
        {begun && !mayNow(task, 'startTransport') && <Totals task={task} entries={entries} />}
        <CameraTile task={task} />
        <DriveTile task={task} show={show} />
      </DockRow>
      <DockRow>
        {/* The most used button is on the right, and wider. */}
        {[...presses].reverse().map((press) => (
          <PressButton key={press.id} press={press} size="xl" dock />
        ))}
      </DockRow>
    </Dock>
  );
}

/** Null if no button applies. */
export function TaskDock({ show, ...props }: Props & { show: ShowPopup }) {
  const presses = usePresses(props.task, props.status, show).filter(({ blocked }) => !blocked);
  return presses.length > 0 ? <Filled {...props} presses={presses} show={show} /> : null;
}
