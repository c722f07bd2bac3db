// A text of several lines in a popup: 100 px high, growing with what is written.
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { describedBy, Labelled } from './labelled.tsx';

type Props = {
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

export function NotesField({ label, help, placeholder, value, onChange, max = 1000, required, rows = 4, hideLabel }: Props) {
  const id = useId();
  return (
    <Labelled id={id} label={label} help={help} hideLabel={hideLabel}>
      <OutlinedInput
        id={id}
        multiline
        minRows={rows}
        maxRows={12}
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ maxLength: max, 'aria-describedby': describedBy(id, help), 'aria-required': required }}
      />
    </Labelled>
  );
}
