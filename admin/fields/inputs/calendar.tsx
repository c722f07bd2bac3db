// Inputs of hours of the day and months of the year, by name: 07:00, june.
import { useMemo } from 'react';
import { useLanguage } from '#admin/ui/page/words.tsx';
import type { InputProps } from '../kinds.ts';
import { clockHour, monthName } from '../names.ts';
import { OneOf } from './one-of.tsx';

const numbers = ({ min = 0, max = 24 }: InputProps['info']) => Array.from({ length: max - min + 1 }, (_, at) => min + at);

export function HourInput(props: InputProps) {
  const { info } = props;
  const options = useMemo(() => numbers(info).map((value) => ({ value, label: clockHour(value) })), [info]);
  return <OneOf {...props} options={options} />;
}

export function MonthInput(props: InputProps) {
  const { info } = props;
  const language = useLanguage();
  const options = useMemo(() => numbers(info).map((value) => ({ value, label: monthName(value, language) })), [info, language]);
  return <OneOf {...props} options={options} />;
}
