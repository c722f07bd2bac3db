// The inputs of all kinds: a part of the program of its own, because most popups need inputs of text alone.
import { inputs } from '#admin/fields/inputs.tsx';
import type { InputProps } from '#admin/fields/kinds.ts';

export default function KindInput(props: InputProps) {
  const Input = inputs[props.info.kind];
  return <Input {...props} />;
}
