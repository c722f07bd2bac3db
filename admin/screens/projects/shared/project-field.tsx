// The project of a task: an open project of its client, found by typing, or none.
import { useState } from 'react';
import { Chooser } from '#admin/fields/chooser.tsx';
import { useOptions, useTitles } from '#admin/fields/lookup.ts';
import { useSay } from '#admin/providers/person/speech.tsx';

type Props = {
  id: string;
  /** The client whose projects are offered; null: of every client. */
  client: number | null;
  /** 0: none. */
  value: number;
  onChange: (project: number) => void;
};

/** The states of projects that accept new tasks. */
const open = [0];

export function ProjectField({ id, client, value, onChange }: Props) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState(false);
  const filter = { status: open, ...(client !== null && { client_id: client }) };
  const { options, loading } = useOptions('project', typed, filter, opened);
  const chosen = useTitles('project', value > 0 ? [value] : []).get(value);
  return (
    <Chooser
      id={id}
      label={say('task_project.project')}
      help={say('task_project.help')}
      options={options.map((one) => ({ value: one.id, label: one.title }))}
      value={value > 0 ? { value, label: chosen?.title ?? '…' } : null}
      onChange={(one) => onChange(Number(one?.value ?? 0))}
      onOpen={() => setOpened(true)}
      onSearch={setTyped}
      loading={loading}
    />
  );
}
