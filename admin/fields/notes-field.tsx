// A multi-line text input in a popup: 100 px high, growing with its text.
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useRefusal } from '#admin/providers/calls/refused-fields.tsx';
import { describedBy, Labelled } from './labelled.tsx';

type Props = {
  /** The field's name in the call; a refusal of that field appears below. */
  name?: string;
  label: string;
  help?: string;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
  /** The maximum length; by default that of a reason or a note. */
  max?: number;
  required?: boolean;
  /** The initial number of lines; a short reason needs fewer. */
  rows?: number;
  hideLabel?: boolean;
};

export function NotesField({ name, label, help, placeholder, value, onChange, max = 1000, required, rows = 4, hideLabel }: Props) {
  const id = useId();
  const error = useRefusal(name, value);
  return (
    <Labelled id={id} label={label} help={help} error={error} hideLabel={hideLabel}>
      <OutlinedInput
        id={id}
        multiline
        minRows={rows}
        maxRows={12}
        value={value}
        error={Boolean(error)}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ maxLength: max, 'aria-describedby': describedBy(id, help, error), 'aria-required': required }}
      />
    </Labelled>
  );
}
