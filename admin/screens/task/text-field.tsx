// One line of text in a popup.
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { Labelled } from '#admin/fields/labelled.tsx';

type Props = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  max: number;
  required?: boolean;
  /** Figures are asked for: a phone shows their keys. */
  figures?: boolean;
};

export function TextField({ label, value, onChange, max, required, figures }: Props) {
  const id = useId();
  return (
    <Labelled id={id} label={label}>
      <OutlinedInput
        id={id}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ maxLength: max, 'aria-required': required, ...(figures && { inputMode: 'numeric' as const }) }}
      />
    </Labelled>
  );
}
