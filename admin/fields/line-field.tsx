// One line of text in a popup.
import InputAdornment from '@mui/material/InputAdornment';
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
  /** Figures are asked for, whole or with a fraction: a phone shows their keys. */
  figures?: 'numeric' | 'decimal';
  unit?: string;
  /** The first of a page that makes something new, where whoever opens it begins to write. */
  autoFocus?: boolean;
};

export function LineField({
  label,
  value,
  onChange,
  max,
  placeholder,
  required = false,
  optional,
  figures,
  unit,
  autoFocus = false,
}: Props) {
  const id = useId();
  return (
    <Labelled id={id} label={optional ? `${label} (${optional})` : label}>
      <OutlinedInput
        id={id}
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        autoFocus={autoFocus}
        onChange={(event) => onChange(event.target.value)}
        endAdornment={unit && <InputAdornment position="end">{unit}</InputAdornment>}
        inputProps={{ maxLength: max, 'aria-required': required, inputMode: figures }}
      />
    </Labelled>
  );
}
