// The input of several references: chips in the field, with a searchable list.
import { useState } from 'react';
import { TagChip } from '#admin/ui/marks/chip.tsx';
import { Chooser } from '../chooser.tsx';
import type { InputProps } from '../kinds.ts';
import { useOptions, useTitles } from '../lookup.ts';
import { narrowed } from '../narrowed.ts';
import { choiceOf } from './reference.tsx';

export function ReferencesInput(props: InputProps) {
  const { entity, field, info, value, onChange, values } = props;
  const [text, setText] = useState('');
  const [opened, setOpened] = useState(false);
  const target = info.target ?? '';
  const ids: number[] = Array.isArray(value) ? value : [];
  const { options, loading, archived } = useOptions(target, text, narrowed(entity, field, values), opened);
  const titles = useTitles(target, ids);
  const all = new Map([...titles, ...options.map((option) => [option.id, option] as const)]);
  return (
    <Chooser
      {...props}
      multiple
      options={options.map(choiceOf)}
      value={ids.map((id) => choiceOf(all.get(id) ?? { id, title: '' }))}
      onChange={(chosen) => onChange(chosen.map((one) => one.value).sort((a, b) => Number(a) - Number(b)))}
      onSearch={setText}
      onOpen={() => setOpened(true)}
      loading={loading}
      archived={archived}
      renderChips={(chosen, remove) =>
        chosen.map((one) => <TagChip key={one.value} name={one.label} color={one.color} onRemove={() => remove(one)} />)
      }
    />
  );
}
