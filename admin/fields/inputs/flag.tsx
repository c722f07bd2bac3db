// The input of a flag: a switch with its label beside it.
import Switch from '@mui/material/Switch';
import type { InputProps } from '../kinds.ts';
import { describedBy, FieldNotes } from '../labelled.tsx';

export function FlagInput({ id, label, help, error, value, onChange, onBlur, focusRef }: InputProps) {
  return (
    <div className="field">
      <label className="field-switch row gap-10" htmlFor={id}>
        <Switch
          id={id}
          checked={value === true}
          onChange={(_, checked) => onChange(checked)}
          onBlur={onBlur}
          slotProps={{ input: { ref: focusRef, 'aria-describedby': describedBy(id, help, error) } }}
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={id} help={help} error={error} />
    </div>
  );
}
