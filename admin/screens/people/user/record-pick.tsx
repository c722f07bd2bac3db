// Chooses the record of the question by text or number; for a time entry, first its task.
import { useId, useState } from 'react';
import { Chooser } from '#admin/fields/chooser.tsx';
import { useOptions } from '#admin/fields/lookup.ts';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useEntries } from './may-data.ts';

type Picked = { readonly id: number; readonly title: string };

function PickOne({ entity, value, onPick }: { entity: string; value: Picked | null; onPick: (one: Picked | null) => void }) {
  const id = useId();
  const { find } = useSpeech();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const { options, loading } = useOptions(entity, text, {}, open);
  return (
    <Chooser
      id={id}
      label={find(`${entity}.one`) ?? entity}
      required
      loading={loading}
      options={options.map((one) => ({ value: one.id, label: one.title }))}
      value={value && { value: value.id, label: value.title }}
      onOpen={() => setOpen(true)}
      onSearch={setText}
      onChange={(choice) => onPick(choice && { id: Number(choice.value), title: choice.label })}
    />
  );
}

type TimeProps = { stretches: boolean; value: number | null; onPick: (id: number | null) => void };

function PickTime({ stretches, value, onPick }: TimeProps) {
  const id = useId();
  const say = useSay();
  const format = useFormat();
  const [task, setTask] = useState<Picked | null>(null);
  const { data = [], isFetching } = useEntries(task?.id ?? null);
  const options = data.flatMap((entry) =>
    stretches
      ? entry.sub_times.map((one) => ({
          value: one.id,
          label: `${entry.user_name}, ${format.dateTime(one.start_time)} – ${one.end_time ? format.timeFrom(one.end_time, one.start_time) : say('task_page.clock.running')}`,
        }))
      : [{ value: entry.id, label: `${entry.user_name}, ${entry.work_type_name}, ${format.hours(entry.total_time)}` }],
  );
  return (
    <>
      <PickOne
        entity="task"
        value={task}
        onPick={(one) => {
          setTask(one);
          onPick(null);
        }}
      />
      {task && (
        <Chooser
          id={id}
          label={say('sub_time.one')}
          required
          loading={isFetching}
          options={options}
          value={options.find((one) => one.value === value) ?? null}
          onChange={(choice) => onPick(choice ? Number(choice.value) : null)}
        />
      )}
    </>
  );
}

export function RecordPick({ entity, onPick }: { entity: string; onPick: (id: number | null) => void }) {
  const [chosen, setChosen] = useState<Picked | null>(null);
  const [time, setTime] = useState<number | null>(null);
  if (entity === 'time_entry' || entity === 'sub_time')
    return (
      <PickTime
        stretches={entity === 'sub_time'}
        value={time}
        onPick={(id) => {
          setTime(id);
          onPick(id);
        }}
      />
    );
  return (
    <PickOne
      entity={entity}
      value={chosen}
      onPick={(one) => {
        setChosen(one);
        onPick(one?.id ?? null);
      }}
    />
  );
}
