// Adds a period that was not clocked: work type, start and end, and a strip that shows overlaps.
import { useId, useState } from 'react';
import { Chooser } from '#admin/fields/chooser.tsx';
import { NotesField } from '#admin/fields/notes-field.tsx';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { useMay, useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { TaskPage, TimeEntry } from '#admin/screens/tasks/shared/task-queries.ts';
import { IconPlus } from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { can } from '#schema/core/access.ts';
import { useColleagues } from '../colleagues.ts';
import { secondsOf } from '../stretches.ts';
import { useLockedHours, usePickedTypes, useSendTime, useTimesAround } from './data.ts';
import { conflictsOf, type Ends, endAtFault, proposedEnds, spanOf, wrongWith } from './ends.ts';
import { EndsFields } from './ends-fields.tsx';
import { TimeStrip } from './time-strip.tsx';

const longest = 4000;

/** By default the user's own time; users who may correct all times choose a colleague, the team first. */
function Person({ task, user, onChange }: { task: TaskPage; user: number; onChange: (user: number) => void }) {
  const say = useSay();
  const { all } = useColleagues('', null);
  const team = new Set(task.users.map(Number));
  const options = all
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((a, b) => Number(team.has(b.value)) - Number(team.has(a.value)) || a.label.localeCompare(b.label));
  return (
    <Chooser
      id={useId()}
      label={say('times.screen.create.who')}
      required
      options={options}
      value={options.find(({ value }) => value === user) ?? null}
      onChange={(one) => one && onChange(Number(one.value))}
    />
  );
}

type Props = { task: TaskPage; entries: readonly TimeEntry[]; open: boolean; onClose: () => void };

export function NewTime({ task, entries, open, onClose }: Props) {
  const say = useSay();
  const format = useFormat();
  const { user: me } = useSession();
  const send = useSendTime(task.id);
  const { now, lock } = useLockedHours();
  const correctsAll = useMay(can('tasks.times'));
  const [user, setUser] = useState(() => (correctsAll && !task.users.map(Number).includes(me.id) ? task.company_user_id || me.id : me.id));
  const [type, setType] = useState<number | null>(null);
  const [touched, setTouched] = useState<Ends | null>(null);
  const [notes, setNotes] = useState('');
  const typeId = useId();

  const [opened] = useState(now);
  const today = useTimesAround(user, opened, opened).data ?? [];
  const ends = touched ?? proposedEnds(today, opened);
  const span = spanOf(ends);
  const others = useTimesAround(user, span?.from ?? null, span?.to ?? null).data ?? [];
  const { data: types } = usePickedTypes(user, open);
  const picked = types?.find(({ id }) => id === type) ?? types?.find(({ last }) => last) ?? types?.[0];

  const wrong = wrongWith(ends, now, lock);
  const conflicts = wrong ? [] : conflictsOf(ends, others, now);
  const seconds = span ? Math.round((span.to - span.from) / 1000) : 0;
  const workedSeconds = entries.filter(({ user_id }) => user_id === user).reduce((sum, entry) => sum + secondsOf(entry, now), 0);
  const blocked = !picked
    ? say('times.screen.create.noType')
    : !span
      ? say('times.screen.ends.missing')
      : wrong
        ? wrong.reason === 'notMoment' || wrong.reason === 'locked'
          ? say('times.screen.ends.missing')
          : say(`times.rules.${wrong.reason}`)
        : conflicts.length > 0
          ? say('times.screen.strip.blocked')
          : null;

  const body = picked &&
    ends.start !== null &&
    ends.end !== null && {
      work_type_id: picked.id,
      notes: notes.trim() || null,
      start_time: ends.start,
      end_time: ends.end,
      ...(user !== me.id && { user_id: user }),
    };
  return (
    <PressPopup
      open={open}
      onClose={onClose}
      title={say('times.screen.create.title')}
      subject={correctsAll ? undefined : `${me.name} ${me.last_name}`}
      filled={touched !== null || notes.trim() !== ''}
      action={{
        label: say('times.screen.create.action'),
        icon: <IconPlus size={18} />,
        blocked,
        subject: body,
        send: async (key) => body && send('/time', { method: 'POST', body }, key),
        done: say('times.screen.toast.added', { duration: format.clock(seconds) }),
      }}
    >
      {correctsAll && <Person task={task} user={user} onChange={setUser} />}
      <Chooser
        id={typeId}
        label={say('task_page.times.workType')}
        required
        options={(types ?? []).map(({ id, title }) => ({ value: id, label: title }))}
        value={picked ? { value: picked.id, label: picked.title } : null}
        onChange={(one) => setType(one ? Number(one.value) : null)}
      />
      <EndsFields ends={ends} onChange={setTouched} wrong={wrong} conflict={endAtFault(ends, conflicts)} lock={lock} />
      <TimeStrip
        ends={ends}
        others={others}
        conflicts={conflicts}
        now={now}
        free={say('times.screen.strip.free', { duration: format.clock(seconds), total: format.clock(workedSeconds + seconds) })}
        onChange={setTouched}
      />
      <NotesField
        label={say('times.screen.create.optional', { label: say('task_page.times.note') })}
        value={notes}
        onChange={setNotes}
        max={longest}
      />
    </PressPopup>
  );
}
