// One line of text in a popup.
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { Labelled } from './labelled.tsx';

type Props = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  max: number;
  placeholder?: string;
  required?: boolean;
  optional?: string;
};

export function LineField({ label, value, onChange, max, placeholder, required = false, optional }: Props) {
  const id = useId();
  return (
    <Labelled id={id} label={optional ? `${label} (${optional})` : label}>
      <OutlinedInput
        id={id}
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ maxLength: max, 'aria-required': required }}
      />
    </Labelled>
  );
}
