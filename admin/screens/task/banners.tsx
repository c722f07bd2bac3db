// What must be known before anything else: the client did not confirm, the task waits, it is one of a terminal.
import { useSay } from '#admin/providers/speech.tsx';
import type { TaskPage } from '#admin/providers/task-queries.ts';
import { IconDeviceTablet, IconHourglass, IconMessageX } from '#admin/ui/icons.tsx';
import { Notice } from '#admin/ui/notice.tsx';

const waiting = 3;

export function Banners({ task }: { task: TaskPage }) {
  const say = useSay();
  const { denied, denied_reason, status, waiting_reason, registration_terminal_task } = task;
  return (
    <>
      {registration_terminal_task && (
        <Notice tone="info" icon={<IconDeviceTablet />}>
          {say('task.screen.banner.terminal')}
        </Notice>
      )}
      {denied && (
        <Notice tone="danger" icon={<IconMessageX />} title={say('task.screen.banner.denied')} note={say('task.screen.banner.deniedNote')}>
          {denied_reason && <q>{denied_reason}</q>}
        </Notice>
      )}
      {status === waiting && waiting_reason && (
        <Notice tone="warn" icon={<IconHourglass />} title={say('task.screen.banner.waiting')}>
          {waiting_reason}
        </Notice>
      )}
    </>
  );
}
