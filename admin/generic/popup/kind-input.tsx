// The inputs of all kinds in their own chunk, because most popups need only text inputs.
import { inputs } from '#admin/fields/inputs.tsx';
import type { InputProps } from '#admin/fields/kinds.ts';

export default function KindInput(props: InputProps) {
  const Input = inputs[props.info.kind];
  return <Input {...props} />;
}
