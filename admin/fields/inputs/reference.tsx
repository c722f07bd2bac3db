// The input of a reference: searches the rows of its entity by title.
import { useState } from 'react';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { nameOf } from '#admin/providers/records/reference-name.ts';
import { Chooser } from '../chooser.tsx';
import type { InputProps } from '../kinds.ts';
import { type Option, useOptions, useTitles } from '../lookup.ts';
import { narrowed } from '../narrowed.ts';

export const choiceOf = ({ id, title, color }: Option) => ({ value: id, label: title, ...(color !== undefined && { color }) });

export function ReferenceInput(props: InputProps) {
  const { entity, field, info, value, onChange, values, record } = props;
  const { none } = useEntityWords(entity.name);
  const [text, setText] = useState('');
  const [opened, setOpened] = useState(false);
  const target = info.target ?? '';
  const { options, loading, archived } = useOptions(target, text, narrowed(entity, field, values), opened);
  const id = typeof value === 'number' && value > 0 ? value : null;
  const known = options.find((option) => option.id === id);
  const stored = record[field] === id ? record[nameOf(field)] : undefined;
  const titles = useTitles(target, id !== null && !known && typeof stored !== 'string' ? [id] : []);
  const title = known?.title ?? (typeof stored === 'string' ? stored : id === null ? undefined : titles.get(id)?.title);
  return (
    <Chooser
      {...props}
      none={none(field)}
      options={options.map(choiceOf)}
      value={id === null ? null : { value: id, label: title ?? '' }}
      onChange={(chosen) => onChange(chosen ? chosen.value : info.zero ? 0 : null)}
      onSearch={setText}
      onOpen={() => setOpened(true)}
      loading={loading}
      archived={archived}
    />
  );
}
