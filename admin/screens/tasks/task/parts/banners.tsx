// The important notices of a task: denied by the client, waiting, or created at a terminal.

import { Link } from 'react-router';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ForgottenClock } from '#admin/screens/tasks/shared/forgotten-clock.tsx';
import { taskStates } from '#admin/screens/tasks/shared/states.ts';
import type { TaskPage, TimeEntry } from '#admin/screens/tasks/shared/task-queries.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconBuildingCommunity, IconDeviceTablet, IconHourglass, IconMailOff, IconMessageX, IconSend } from '#admin/ui/marks/icons.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { mayNow } from '../data.ts';
import type { ShowPopup } from '../popups/popups.tsx';

type Entries = readonly TimeEntry[];

/** The name of a line of the work order: `Montaža, Marko Zajc`, else its tab. */
const useLineName = (entries: Entries) => {
  const say = useSay();
  return (line: string): string => {
    const [kind, id] = line.split(':');
    if (kind === 'transport' || kind === 'material') return say(`task_page.tabs.${kind}`);
    const entry = entries.find(({ sub_times }) => sub_times.some((one) => String(one.id) === id));
    return entry ? `${entry.work_type_name}, ${entry.user_name}` : say('task_page.tabs.times');
  };
};

/** `»Črpalka ropota.« Branka Oblak, 20/11/2026 14:32`, with the objections line by line. */
function Denied({ task: { denied_reason, confirmation }, entries }: { task: TaskPage; entries: Entries }) {
  const say = useSay();
  const format = useFormat();
  const nameOf = useLineName(entries);
  const declined = confirmation?.answer === 'declined' ? confirmation : null;
  const date = format.dateTime(declined?.answered_at);
  const objections = declined?.objections ?? [];
  return (
    <Notice
      tone="danger"
      icon={<IconMessageX />}
      title={say('task_page.banner.denied')}
      note={
        <>
          {declined && <span>{declined.name ? say('task_act.banner.deniedBy', { name: declined.name, date }) : date}</span>}
          <span>{say('task_page.banner.deniedNote')}</span>
        </>
      }
    >
      {denied_reason && <q>{denied_reason}</q>}
      {objections.length > 0 && (
        <ul className="task-objections" aria-label={say('task_act.banner.objections')}>
          {objections.map(({ line, text, name, from, to }) => (
            <li key={line}>
              {name ?? nameOf(line)}
              {from && `, ${format.dateTime(from)}${to ? ` – ${format.timeFrom(to, from)}` : ''}`}: <q>{text}</q>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

/** Sent to the client: since when, until when, and whether the mail was delivered. */
function Sent({ task, show }: { task: TaskPage; show: ShowPopup }) {
  const say = useSay();
  const { confirmation } = task;
  const format = useFormat();
  const [date, until] = [format.dateTime(confirmation?.sent_at), format.dateTime(confirmation?.expires_at)];
  const email = confirmation?.email;
  const { mail, refusal, reminded_at } = confirmation ?? {};
  const failed = mail === 'failed';
  // The mail waits for its next attempt, or was cancelled in the outbox.
  const late = mail === 'waiting' && refusal ? say('outbox.atTask.late') : mail === 'cancelled' ? say('outbox.atTask.cancelled') : null;
  const reminded = reminded_at && say('outbox.atTask.reminded', { date: format.dateTime(reminded_at) });
  const bannerText =
    confirmation &&
    (email
      ? mail === 'waiting'
        ? say('task_act.banner.queued', { email, until })
        : say('task_act.banner.sentTo', { email, date, until })
      : say('task_act.banner.handed', { date, until, name: confirmation.sender }));
  const again = (failed || mail === 'cancelled') && mayNow(task, 'close');
  return (
    <Notice
      action={
        again && (
          <ActionButton icon={<IconSend size={16} />} onAct={() => show('close')}>
            {say('outbox.atTask.again')}
          </ActionButton>
        )
      }
      tone={failed || late ? 'warn' : 'info'}
      icon={failed || late ? <IconMailOff size={18} /> : <IconSend size={18} />}
      title={say('task_act.banner.sent')}
      note={
        <>
          {bannerText && <span>{bannerText}</span>}
          {reminded && <span>{reminded}</span>}
          {(failed || late) && refusal && (
            <span>
              {' '}
              <q>{refusal}</q>
            </span>
          )}
        </>
      }
    >
      {failed && email ? say('task_act.banner.mailFailed', { email }) : (late ?? say('task_act.banner.sentNote'))}
    </Notice>
  );
}

export function Banners({ task, entries, show }: { task: TaskPage; entries: Entries; show: ShowPopup }) {
  const say = useSay();
  const { denied, status, waiting_reason, registration_terminal_task } = task;
  return (
    <>
      <ForgottenClock />
      {registration_terminal_task && (
        <Notice tone="info" icon={<IconDeviceTablet />}>
          {say('task_page.banner.terminal')}
        </Notice>
      )}
      {task.project > 0 && (
        <Notice tone="info" icon={<IconBuildingCommunity />}>
          {say('task_project.partOf')} <Link to={`/project/${task.project}`}>{task.project_name ?? `#${task.project}`}</Link>
        </Notice>
      )}
      {denied && <Denied task={task} entries={entries} />}
      {status === taskStates.sentForConfirmation && <Sent task={task} show={show} />}
      {status === taskStates.waiting && waiting_reason && (
        <Notice tone="warn" icon={<IconHourglass />} title={say('task_page.banner.waiting')}>
          {waiting_reason}
        </Notice>
      )}
    </>
  );
}
