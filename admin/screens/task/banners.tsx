// What must be known before anything else: the client did not confirm, the task waits, it is one of a terminal.
import { useSay } from '#admin/providers/speech.tsx';
import type { TaskPage } from '#admin/providers/task-queries.ts';
import { IconDeviceTablet, IconHourglass, IconMessageX, IconSend } from '#admin/ui/icons.tsx';
import { Notice } from '#admin/ui/notice.tsx';
import { useFormat } from '#admin/ui/words.tsx';

const waiting = 3;
const sentForConfirmation = 4;

/** `»Črpalka ropota.« Branka Oblak, 20/11/2026 14:32`, and what they object to line by line. */
function Denied({ task: { denied_reason, denial } }: { task: TaskPage }) {
  const say = useSay();
  const format = useFormat();
  const date = format.dateTime(denial?.at);
  const objections = denial?.objections ?? [];
  return (
    <Notice
      tone="danger"
      icon={<IconMessageX />}
      title={say('task.screen.banner.denied')}
      note={
        <>
          {denial && <span>{denial.name ? say('task_act.banner.deniedBy', { name: denial.name, date }) : date}</span>}
          <span>{say('task.screen.banner.deniedNote')}</span>
        </>
      }
    >
      {denied_reason && <q>{denied_reason}</q>}
      {objections.length > 0 && (
        <ul className="task-objections" aria-label={say('task_act.banner.objections')}>
          {objections.map(({ line, text }) => (
            <li key={line}>
              {line}: <q>{text}</q>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

export function Banners({ task }: { task: TaskPage }) {
  const say = useSay();
  const { denied, status, waiting_reason, registration_terminal_task } = task;
  return (
    <>
      {registration_terminal_task && (
        <Notice tone="info" icon={<IconDeviceTablet />}>
          {say('task.screen.banner.terminal')}
        </Notice>
      )}
      {denied && <Denied task={task} />}
      {status === sentForConfirmation && (
        <Notice tone="info" icon={<IconSend size={18} />} title={say('task_act.banner.sent')}>
          {say('task_act.banner.sentNote')}
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
