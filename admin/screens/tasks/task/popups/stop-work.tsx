// Stops work: shows the hours and asks for the work done, for the work order. Not optimistic.

import { MomentField } from '#admin/fields/moment-field.tsx';
import { InputPopup } from '#admin/generic/popup/input-popup.tsx';
import type { SentOf } from '#admin/generic/popup/input-types.ts';
import { transitionInput } from '#admin/generic/workflow/transitions.ts';
import { useNameOf } from '#admin/providers/person/colleagues.ts';
import { isBegun, isRunning, workStateName } from '#admin/screens/times/shared/states.ts';
import './popups.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { stay } from '#admin/providers/calls/press.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { readTaskAgain, readTimes, type TaskPage, type TimeEntry, taskKeys } from '#admin/screens/tasks/shared/task-queries.ts';
import { Checkbox } from '#admin/ui/inputs/choices.tsx';
import { IconPlayerStopFilled } from '#admin/ui/marks/icons.tsx';
import { WorkGlyph } from '#admin/ui/marks/state.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { Clock } from '#admin/ui/time/clock.tsx';
import { taskNumber } from '../acts.ts';
import { openStretch } from '../stretches.ts';
import type { ShowPopup } from './popups.tsx';

const input = transitionInput('task', 'stop');

/** `▶ 2:31:07  Montaža, od 08:11`. */
function Worked({ entry }: { entry: TimeEntry }) {
  const say = useSay();
  const format = useFormat();
  const offset = useServerOffset();
  const open = openStretch(entry);
  const from = entry.sub_times[0]?.start_time ?? entry.status_since;
  const time = format.timeFrom(from, Date.now());
  return (
    <p className="task-worked row wrap gap-8 lines-4">
      <WorkGlyph work={workStateName(entry.status)} />
      <Clock size="mini" since={open?.start_time} base={entry.total_time} offset={offset} tone={open ? 'running' : 'paused'} />
      <span className="ui-quiet">{say('task_page.stop.worked', { workType: entry.work_type_name, time })}</span>
    </p>
  );
}

const quarterMs = 15 * 60_000;

/** The true end of a clock that was not stopped at once. */
function EndedAt({ value, onChange }: { value: string | null; onChange: (value: string | null) => void }) {
  const say = useSay();
  const [open, setOpened] = useState(false);
  const set = (on: boolean) => {
    setOpened(on);
    onChange(on ? new Date(Math.floor(Date.now() / quarterMs) * quarterMs).toISOString() : null);
  };
  return (
    <>
      <Checkbox label={say('task_page.stop.endedEarlier')} checked={open} onChange={set} />
      {open && <MomentField label={say('task_page.stop.endedAt')} value={value} onChange={onChange} name="ended_at" steps required />}
    </>
  );
}

type Props = {
  task: Pick<TaskPage, 'id' | 'company_task_id'>;
  entry: TimeEntry | undefined;
  open: boolean;
  onClose: () => void;
  /** On the task's page: offers to send the work order next. */
  after?: { readonly whole: TaskPage; readonly entries: readonly TimeEntry[]; readonly show: ShowPopup };
};

/** Whether this user sends next, and who else is still working or driving. */
const useNext = (after: Props['after']) => {
  const { user } = useSession();
  const nameOf = useNameOf();
  const say = useSay();
  const { allowed, reason } = after?.whole.$transitions.close ?? {};
  if (!after || !(allowed || reason === 'nobodyWorks' || reason === 'nobodyDrives')) return null;
  const others = new Set(after.entries.filter((one) => isBegun(one) && one.user_id !== user.id).map((one) => one.user_id));
  const named = (ids: Iterable<number>) => [...ids].map(nameOf).join(', ');
  if (others.size > 0) return { blocked: say('task.reasons.nobodyWorks', { names: named(others) }) };
  const drivers = after.whole.driving_users.map(Number);
  return { blocked: drivers.length > 0 ? say('task.reasons.nobodyDrives', { names: named(drivers) }) : null };
};

export function StopWork({ task, entry: current, open, onClose, after }: Props) {
  const say = useSay();
  const format = useFormat();
  const queries = useQueryClient();
  // The hours stay visible while the popup closes.
  const [first] = useState(current);
  const entry = current ?? first;
  const next = useNext(after);
  const [sending, setSending] = useState(false);
  const number = taskNumber(task);

  const stop = async (body: SentOf<typeof input>, key: string) => {
    try {
      await sendOnce(`/task/${task.id}/stop`, { method: 'POST', body }, key);
    } finally {
      void queries.invalidateQueries({ queryKey: taskKeys.working });
      void readTaskAgain(queries, task.id);
    }
    const times = await queries.fetchQuery({ queryKey: taskKeys.times(task.id), queryFn: ({ signal }) => readTimes(task.id, signal) });
    const done = times.find(({ id }) => id === entry?.id)?.total_time ?? entry?.total_time;
    toastSuccess(say('task_page.toast.stopped', { number, duration: format.clock(done) }));
    if (!sending || next?.blocked) return;
    after?.show('close');
    return stay;
  };

  return (
    <InputPopup
      entity="task"
      input={input}
      given={{ final_notes: first?.final_notes }}
      open={open}
      onClose={onClose}
      title={say('task_page.stop.title')}
      subject={`#${number}`}
      action={say('task_page.stop.action')}
      icon={<IconPlayerStopFilled size={18} />}
      fields={{
        final_notes: { label: say('task_page.stop.finalNotes'), help: say('task_page.stop.help') },
        ended_at: {
          draw:
            entry && isRunning(entry)
              ? ({ values: { ended_at }, change }) => <EndedAt value={ended_at} onChange={(at) => change({ ended_at: at })} />
              : null,
        },
      }}
      send={stop}
      foot={
        next && (
          <Checkbox label={say('task_act.sendAfter')} checked={sending && !next.blocked} blocked={next.blocked} onChange={setSending} />
        )
      }
    >
      {entry && <Worked entry={entry} />}
    </InputPopup>
  );
}
