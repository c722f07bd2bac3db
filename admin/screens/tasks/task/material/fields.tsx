// The inputs of a line of material, for the entry line and for rows.
import OutlinedInput from '@mui/material/OutlinedInput';
import { useSay } from '#admin/providers/person/speech.tsx';
import { SegmentedChoice } from '#admin/ui/inputs/choices.tsx';
import type { Unit } from './data.ts';

type QuantityProps = {
  value: string;
  wrong: boolean;
  describedBy?: string;
  onChange: (text: string) => void;
  onKeyDown?: (event: React.KeyboardEvent) => void;
  inputRef?: React.Ref<HTMLInputElement>;
};

export function QuantityInput({ value, wrong, describedBy, onChange, onKeyDown, inputRef }: QuantityProps) {
  const say = useSay();
  return (
    <OutlinedInput
      className="material-quantity"
      value={value}
      error={wrong}
      autoComplete="off"
      inputRef={inputRef}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      onFocus={(event) => event.target.select()}
      inputProps={{
        inputMode: 'decimal',
        maxLength: 14,
        'aria-label': say('material.fields.quantity'),
        'aria-describedby': wrong ? describedBy : undefined,
      }}
    />
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
