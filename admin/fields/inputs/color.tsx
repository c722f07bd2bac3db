// The input of a colour: the square opens the platform's colour picker, the code can be typed.
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputProps } from '../kinds.ts';
import { describedBy, Labelled } from '../labelled.tsx';

const isColor = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

export function ColorInput({ id, label, help, error, value, onChange, onBlur, required, focusRef }: InputProps) {
  return (
    <Labelled id={id} label={label} help={help} error={error}>
      <OutlinedInput
        id={id}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        onBlur={onBlur}
        error={Boolean(error)}
        inputRef={focusRef}
        autoComplete="off"
        startAdornment={
          <InputAdornment position="start">
            <input
              type="color"
              className="field-color"
              aria-label={label}
              value={isColor(value) ? value.toLowerCase() : '#000000'}
              onChange={(event) => onChange(event.target.value)}
              onBlur={onBlur}
            />
          </InputAdornment>
        }
        inputProps={{ maxLength: 7, spellCheck: false, 'aria-describedby': describedBy(id, help, error), 'aria-required': required }}
      />
    </Labelled>
  );
}
