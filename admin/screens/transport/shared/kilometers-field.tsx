// An odometer input: 148.204 or 148204.
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { describedBy, Labelled } from '#admin/fields/labelled.tsx';
import { numberIn } from '#schema/core/number-text.ts';

/** Whole kilometres; 0 for an invalid number. */
export const kilometersIn = (text: string): number => {
  const value = numberIn(text);
  return Number.isInteger(value) && value > 0 ? value : 0;
};

type Props = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  help?: string;
  error?: string;
  /** The error is shown elsewhere. */
  wrong?: boolean;
  optional?: string;
};

export function KilometersField({ label, value, onChange, help, error, wrong = false, optional }: Props) {
  const id = useId();
  return (
    <Labelled id={id} label={optional ? `${label} (${optional})` : label} help={help} error={error}>
      <OutlinedInput
        id={id}
        value={value}
        error={wrong || Boolean(error)}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onFocus={(event) => event.target.select()}
        endAdornment={<InputAdornment position="end">km</InputAdornment>}
        inputProps={{ inputMode: 'numeric', maxLength: 12, 'aria-describedby': describedBy(id, help, error), 'aria-required': !optional }}
      />
    </Labelled>
  );
}
