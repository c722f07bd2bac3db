// A text of several lines in a popup: 100 px high, growing with what is written.
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useRefusal } from '#admin/providers/calls/refused-fields.tsx';
import { describedBy, Labelled } from './labelled.tsx';

type Props = {
  /** By which name the call takes it: what is refused there stands below it. */
  name?: string;
  label: string;
  help?: string;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
  /** Characters: as many as a reason or a note may have, where nothing else is said. */
  max?: number;
  required?: boolean;
  /** Lines that it begins with; a short reason needs fewer. */
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
