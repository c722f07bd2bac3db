// Inputs of numbers: typed in the user's way (1.204,50), stored in the API's; a text that is no number, or may mean two, stays as typed.
import { useState } from 'react';
import { type Figure, valueIn } from '#admin/ui/inputs/figure.ts';
import { useFigures } from '#admin/ui/inputs/figures.ts';
import { countsHours, useUnit } from '../cells/number.tsx';
import { FigureInput } from '../figure-field.tsx';
import type { InputProps } from '../kinds.ts';

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
  figure,
  unit,
}: InputProps & { figure: Figure; unit?: string }) {
  const [typed, setTyped] = useState<string | null>(null);
  const [inHand, setInHand] = useState(false);
  // The form keeps a text that is no number, as its value: neither another tab nor a newer version loses it.
  const unread = typeof value === 'string' ? value : null;
  // A value set from outside (discard, a newer version) replaces the typed text.
  const own = typed !== null && (unread === null ? valueIn(figure, typed) === value : unread === typed) ? typed : unread;
  const written = typeof value === 'number' ? figure.write(value) : '';
  return (
    <FigureInput
      {...{ id, label, help, error, required, focusRef, figure, unit }}
      text={own !== null && (inHand || unread !== null) ? own : written}
      typed={own}
      onText={(text) => {
        setTyped(text);
        setInHand(true);
        const next = valueIn(figure, text);
        onChange(Number.isNaN(next) ? text : next);
      }}
      onBlur={() => {
        setInHand(false);
        onBlur();
      }}
    />
  );
}

export function IntegerInput(props: InputProps) {
  const unit = useUnit(props.info.unit);
  return <NumberInput {...props} figure={useFigures().decimals(0, unit)} {...(unit && { unit })} />;
}

export function DecimalInput(props: InputProps) {
  const figures = useFigures();
  const unit = useUnit(props.info.unit);
  const { scale = 2 } = props.info;
  const figure = countsHours(props.info.unit) ? figures.hours(scale, unit) : figures.decimals(scale, unit);
  return <NumberInput {...props} figure={figure} {...(unit && { unit })} />;
}

/** Euros in the field, cents in the record. */
export function MoneyInput(props: InputProps) {
  const per = useUnit(props.info.unit);
  const unit = per ? `€/${per}` : '€';
  return <NumberInput {...props} figure={useFigures().money(unit)} unit={unit} />;
}

/** `2:30` or `2,5` in the field, seconds in the record. */
export function DurationInput(props: InputProps) {
  return <NumberInput {...props} figure={useFigures().duration()} unit="h" />;
}
