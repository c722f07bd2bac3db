// The ways in which people type numbers: what a text may mean, how a field writes its value, and how the product says what it understood.
import { useMemo } from 'react';
import { centsIn, decimalMark, hoursIn, numbersIn, percentIn, secondsIn } from '#schema/core/number-text.ts';
import { useFormat, useLanguage, useWords } from '../page/words.tsx';
import type { Figure } from './figure.ts';

const centsOrNone = (value: number) => Number.isInteger(value);

export const useFigures = () => {
  const language = useLanguage();
  const format = useFormat();
  const t = useWords();
  return useMemo(() => {
    const decimal = decimalMark(language);
    // Three decimals are said again: in another language they would be thousands.
    const plain = new RegExp(`^-?\\d+(?:\\${decimal}(?:\\d{1,2}|\\d{4,}))?$`);
    const withUnit = (text: string, unit: string | undefined) => (unit ? `${text}\u00a0${unit}` : text);
    const within = (digits: number) => (value: number) => Number(value.toFixed(digits)) === value;
    const decimals = (digits: number, unit?: string): Figure => ({
      read: (text) => numbersIn(text, decimal, digits),
      write: (value) => format.typed(value, digits),
      tell: (value) => withUnit(format.spaced(value, Math.max(digits, 3)), unit),
      usual: plain,
      rule: digits === 0 ? t('number.whole') : t('number.decimals', { smart_count: digits }),
      unit,
      inputMode: digits === 0 ? 'numeric' : 'decimal',
    });
    /** Euros in the field, cents as the value. */
    const money = (unit = '€'): Figure => ({
      ...decimals(2, unit),
      read: (text) => centsIn(text, decimal),
      write: format.amount,
      tell: (cents) => withUnit(format.spaced(cents / 100, 3), unit),
    });
    /** Hours and minutes in the field, seconds as the value. */
    const duration = (): Figure => ({
      read: (text) => secondsIn(text, decimal),
      write: format.hours,
      tell: (seconds) => withUnit(seconds % 60 === 0 ? format.hours(seconds) : format.clock(seconds), 'h'),
      usual: /^\d+:\d\d(?::\d\d)?$/,
      rule: t('number.duration'),
      unit: 'h',
      inputMode: 'text',
    });
    return {
      decimals,
      money,
      duration,
      /** Refuses more decimals than fit, where no schema does. */
      exactly: (digits: number, unit?: string): Figure => {
        const figure = decimals(digits, unit);
        return { ...figure, read: (text) => figure.read(text).filter(within(digits)) };
      },
      /** Refuses a part of a cent, where no schema does. */
      wholeCents: (): Figure => {
        const figure = money();
        return { ...figure, read: (text) => figure.read(text).filter(centsOrNone) };
      },
      percent: (): Figure => ({
        ...decimals(2, '%'),
        read: (text) => percentIn(text, decimal),
        usual: new RegExp(`^\\d+(?:\\${decimal}\\d{1,2})?(?:\\s*%)?$|^–$`),
        rule: t('number.percent'),
      }),
      /** `7:30` or `7,5` in the field, hours as the value. */
      hours: (scale: number, unit?: string): Figure => ({
        read: (text) => hoursIn(text, decimal, scale),
        write: format.hourCount,
        tell: (hours) => withUnit(format.hours(Math.round(hours * 60) * 60), unit ?? 'h'),
        usual: /^\d{1,3}(?::\d\d)?$/,
        rule: t('number.duration'),
        unit,
        inputMode: 'text',
      }),
    };
  }, [language, format, t]);
};
