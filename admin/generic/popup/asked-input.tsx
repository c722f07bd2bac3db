// The inputs of all kinds, as a question asks for them: a part of the program of its own, for most questions ask for a text.
import { inputs } from '#admin/fields/inputs.tsx';
import type { InputProps } from '#admin/fields/kinds.ts';

export default function AskedInput(props: InputProps) {
  const Input = inputs[props.info.kind];
  return <Input {...props} />;
}
