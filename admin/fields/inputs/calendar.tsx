// Inputs of hours of the day and months of the year, chosen as people call them: 07:00, june.
import { useMemo } from 'react';
import { useLanguage } from '#admin/ui/words.tsx';
import { type Choice, Chooser } from '../chooser.tsx';
import type { InputProps } from '../kinds.ts';
import { clockHour, monthName } from '../names.ts';

const numbers = ({ min = 0, max = 24 }: InputProps['info']) => Array.from({ length: max - min + 1 }, (_, at) => min + at);

function Numbered({ options, ...props }: InputProps & { options: readonly Choice[] }) {
  return (
    <Chooser
      {...props}
      options={options}
      value={options.find(({ value }) => value === props.value) ?? null}
      onChange={(chosen) => props.onChange(chosen?.value ?? null)}
    />
  );
}

export function HourInput(props: InputProps) {
  const { info } = props;
  const options = useMemo(() => numbers(info).map((value) => ({ value, label: clockHour(value) })), [info]);
  return <Numbered {...props} options={options} />;
}

export function MonthInput(props: InputProps) {
  const { info } = props;
  const language = useLanguage();
  const options = useMemo(() => numbers(info).map((value) => ({ value, label: monthName(value, language) })), [info, language]);
  return <Numbered {...props} options={options} />;
}
