// Inputs of numbers: typed in the user's format (1.204,50), stored in the API's; an invalid text stays in the field with an error.
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useFormat } from '#admin/ui/page/words.tsx';
import { hoursIn, numberIn, secondsIn } from '#schema/core/number-text.ts';
import { countsHours, useUnit } from '../cells/number.tsx';
import type { InputProps } from '../kinds.ts';
import { describedBy, Labelled } from '../labelled.tsx';

type Way = {
  readonly read: (text: string) => number;
  readonly write: (value: number) => string;
  readonly unit?: string;
  readonly inputMode: 'numeric' | 'decimal' | 'text';
};

function NumberInput({
  id,
  label,
  help,
  error,
  value,
  onChange,
  onBlur,
  required,
  focusRef,
  read,
  write,
  unit,
  inputMode,
}: InputProps & Way) {
  const written = typeof value === 'number' && !Number.isNaN(value) ? write(value) : '';
  const [typed, setTyped] = useState<string | null>(null);
  // A value set from outside (discard, a newer version) replaces the typed text.
  const shown =
    typed !== null && (typed === '' ? value === null : Object.is(read(typed), value))
      ? typed
      : Number.isNaN(value)
        ? (typed ?? '')
        : written;
  return (
    <Labelled id={id} label={label} help={help} error={error}>
      <OutlinedInput
        id={id}
        value={shown}
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          onChange(text.trim() === '' ? null : read(text));
        }}
        onBlur={() => {
          if (!Number.isNaN(value)) setTyped(null);
          onBlur();
        }}
        error={Boolean(error)}
        inputRef={focusRef}
        autoComplete="off"
        endAdornment={unit && <InputAdornment position="end">{unit}</InputAdornment>}
        inputProps={{ inputMode, 'aria-describedby': describedBy(id, help, error), 'aria-required': required }}
      />
    </Labelled>
  );
}

export function IntegerInput(props: InputProps) {
  const unit = useUnit(props.info.unit);
  return <NumberInput {...props} read={numberIn} write={String} unit={unit} inputMode="numeric" />;
}

export function DecimalInput(props: InputProps) {
  const format = useFormat();
  const unit = useUnit(props.info.unit);
  const { scale = 2 } = props.info;
  if (countsHours(props.info.unit))
    return <NumberInput {...props} read={(text) => hoursIn(text, scale)} write={format.hourCount} unit={unit} inputMode="text" />;
  return <NumberInput {...props} read={numberIn} write={(value) => format.number(value, scale)} unit={unit} inputMode="decimal" />;
}

/** Euros in the field, cents in the record. */
export function MoneyInput(props: InputProps) {
  const format = useFormat();
  const per = useUnit(props.info.unit);
  const cents = (text: string) => Number((numberIn(text) * 100).toFixed(6));
  return <NumberInput {...props} read={cents} write={format.amount} unit={per ? `€/${per}` : '€'} inputMode="decimal" />;
}

/** `2:30` or `2,5` in the field, seconds in the record. */
export function DurationInput(props: InputProps) {
  const format = useFormat();
  return <NumberInput {...props} read={secondsIn} write={format.hours} unit="h" inputMode="text" />;
}
