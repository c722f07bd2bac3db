// A single-line text input in a popup.
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useRefusal } from '#admin/providers/calls/refused-fields.tsx';
import { describedBy, Labelled } from './labelled.tsx';

type Props = {
  /** The field's name in the call; a refusal of that field appears below. */
  name?: string;
  label: string;
  value: string;
  onChange: (text: string) => void;
  max: number;
  placeholder?: string;
  required?: boolean;
  optional?: string;
  /** Asks for a number, whole or decimal: a phone shows the number keyboard. */
  figures?: 'numeric' | 'decimal';
  unit?: string;
  /** The first field of a page that creates something gets the focus. */
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
