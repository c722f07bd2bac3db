// The input of one value of a list that is loaded completely.
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { type Choice, Chooser } from '../chooser.tsx';
import type { InputProps } from '../kinds.ts';

export function OneOf({ options, ...props }: InputProps & { options: readonly Choice[] }) {
  const { none } = useEntityWords(props.entity.name);
  return (
    <Chooser
      {...props}
      none={none(props.field)}
      options={options}
      value={options.find(({ value }) => value === props.value) ?? null}
      onChange={(chosen) => props.onChange(chosen?.value ?? null)}
    />
  );
}
