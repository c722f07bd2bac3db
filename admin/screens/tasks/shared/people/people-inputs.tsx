// The inputs of fields that name people for work: usual colleagues first, with the load of each.
import { useState } from 'react';
import { useArchived } from '#admin/fields/archived.ts';
import { Chooser } from '#admin/fields/chooser.tsx';
import type { InputProps } from '#admin/fields/kinds.ts';
import { useNameOf } from '#admin/providers/person/colleagues.ts';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { TagChip } from '#admin/ui/marks/chip.tsx';
import { choicesOf, namedLike, useCandidates } from './candidates.ts';

const useFound = () => {
  const [typed, setTyped] = useState('');
  const people = useCandidates();
  const options = choicesOf(namedLike(people ?? [], typed));
  const loading = people === undefined;
  const archived = useArchived('user', typed, {}, !loading && options.length === 0);
  return { options, loading, archived, onSearch: setTyped };
};

export function PersonInput(props: InputProps) {
  const { entity, field, value, onChange } = props;
  const { none } = useEntityWords(entity.name);
  const nameOf = useNameOf();
  const id = typeof value === 'number' && value > 0 ? value : null;
  return (
    <Chooser
      {...props}
      {...useFound()}
      none={none(field)}
      value={id === null ? null : { value: id, label: nameOf(id) }}
      onChange={(chosen) => onChange(chosen ? chosen.value : null)}
    />
  );
}

export function PeopleInput(props: InputProps) {
  const { value, onChange } = props;
  const nameOf = useNameOf();
  const ids: number[] = Array.isArray(value) ? value : [];
  return (
    <Chooser
      {...props}
      {...useFound()}
      multiple
      value={ids.map((id) => ({ value: id, label: nameOf(id) }))}
      onChange={(chosen) => onChange(chosen.map((one) => Number(one.value)).sort((a, b) => a - b))}
      renderChips={(chosen, remove) => chosen.map((one) => <TagChip key={one.value} name={one.label} onRemove={() => remove(one)} />)}
    />
  );
}
