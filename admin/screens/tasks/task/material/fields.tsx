// The inputs of a line of material, for the entry line and for rows.
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useRef, useState } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { SegmentedChoice } from '#admin/ui/inputs/choices.tsx';
import { isUnclear } from '#admin/ui/inputs/figure.ts';
import { FigureNote, noteOn } from '#admin/ui/inputs/figure-note.tsx';
import { useFigures } from '#admin/ui/inputs/figures.ts';
import type { Unit } from './data.ts';

type QuantityProps = {
  value: string;
  wrong: boolean;
  describedBy?: string;
  onChange: (text: string) => void;
  onKeyDown?: (event: React.KeyboardEvent) => void;
  inputRef?: React.Ref<HTMLInputElement>;
};

/** What was understood, or the question, lies over what is below: no button moves while a number is typed. */
export function QuantityInput({ value, wrong, describedBy, onChange, onKeyDown, inputRef }: QuantityProps) {
  const say = useSay();
  const figure = useFigures().exactly(3);
  const [inHand, setInHand] = useState(false);
  const id = useId();
  const typed = inHand || isUnclear(figure, value) ? value : null;
  const box = useRef<HTMLSpanElement>(null);
  return (
    <span ref={box} className="material-quantity block anchor">
      <OutlinedInput
        fullWidth
        value={value}
        error={wrong}
        autoComplete="off"
        inputRef={inputRef}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          setInHand(true);
          event.target.select();
        }}
        onBlur={() => setInHand(false)}
        inputProps={{
          inputMode: 'decimal',
          maxLength: 14,
          'aria-label': say('material.fields.quantity'),
          'aria-describedby': [wrong && describedBy, noteOn(figure, typed) && id].filter(Boolean).join(' ') || undefined,
        }}
      />
      <FigureNote
        id={id}
        figure={figure}
        text={typed}
        onAnswer={(answer) => {
          onChange(figure.write(answer));
          box.current?.querySelector('input')?.focus();
        }}
        over
      />
    </span>
  );
}

export function UnitChoice({ value, onChange }: { value: Unit; onChange: (unit: Unit) => void }) {
  const say = useSay();
  return (
    <SegmentedChoice<Unit>
      hideLabel
      label={say('material.fields.unit')}
      options={(['Piece', 'Meter'] as const).map((unit) => ({ value: unit, label: say(`material.values.unit.${unit}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
