// One line of text in a popup.
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useRefusal } from '#admin/providers/calls/refused-fields.tsx';
import { describedBy, Labelled } from './labelled.tsx';

type Props = {
  /** By which name the call takes it: what is refused there stands below it. */
  name?: string;
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
  name,
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
  const error = useRefusal(name, value);
  return (
    <Labelled id={id} label={optional ? `${label} (${optional})` : label} error={error}>
      <OutlinedInput
        id={id}
        value={value}
        error={Boolean(error)}
        placeholder={placeholder}
        autoComplete="off"
        autoFocus={autoFocus}
        onChange={(event) => onChange(event.target.value)}
        endAdornment={unit && <InputAdornment position="end">{unit}</InputAdornment>}
        inputProps={{
          maxLength: max,
          'aria-required': required,
          'aria-describedby': describedBy(id, undefined, error),
          inputMode: figures,
        }}
      />
    </Labelled>
  );
}
