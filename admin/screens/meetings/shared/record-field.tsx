// A searchable reference input: a client, a contact, a task, a work type.
import { useId, useState } from 'react';
import { Chooser } from '#admin/fields/chooser.tsx';
import { useOptions } from '#admin/fields/lookup.ts';

export type Chosen = { readonly id: number; readonly title: string };
type Props = {
  target: string;
  label: string;
  value: Chosen | null;
  onChange: (chosen: Chosen | null) => void;
  filter?: Readonly<Record<string, unknown>>;
  required?: boolean;
};

export function RecordField({ target, label, value, onChange, filter, required }: Props) {
  const id = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const { options, loading, archived } = useOptions(target, text, filter, open);
  return (
    <Chooser
      id={id}
      label={label}
      required={required}
      options={options.map((one) => ({ value: one.id, label: one.title }))}
      value={value && { value: value.id, label: value.title }}
      onChange={(one) => onChange(one && { id: Number(one.value), title: one.label })}
      onSearch={setText}
      onOpen={() => setOpen(true)}
      loading={loading}
      archived={archived}
    />
  );
}
