// An odometer input: 148.204 or 148204.
import { useMemo } from 'react';
import { FigureField } from '#admin/fields/figure-field.tsx';
import { type Figure, valueIn } from '#admin/ui/inputs/figure.ts';
import { useFigures } from '#admin/ui/inputs/figures.ts';
import { useFormat } from '#admin/ui/page/words.tsx';

/** Whole kilometres; a mark before three digits can only set thousands apart. */
const useKilometersFigure = (): Figure => {
  const figures = useFigures();
  const format = useFormat();
  return useMemo(() => ({ ...figures.exactly(0, 'km'), write: (value) => format.number(value) }), [figures, format]);
};

/** Reads whole kilometres; 0 for an invalid number. */
export const useKilometersIn = (): ((text: string) => number) => {
  const figure = useKilometersFigure();
  return (text) => Math.max(0, valueIn(figure, text) || 0);
};

type Props = {
  /** The field's name in the call: a refusal of that field appears below. */
  name?: string;
  label: string;
  value: string;
  onChange: (text: string) => void;
  help?: string | undefined;
  error?: string | undefined;
  /** The error is shown elsewhere. */
  wrong?: boolean;
  optional?: string;
};

export function KilometersField({ value, onChange, optional, ...props }: Props) {
  const figure = useKilometersFigure();
  return (
    <FigureField
      {...props}
      {...(optional && { optional })}
      figure={figure}
      text={value}
      typed={value}
      onText={onChange}
      onFocus={(event) => event.target.select()}
      unit="km"
      max={12}
      required={!optional}
    />
  );
}
