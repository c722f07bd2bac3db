// Cells of numbers, money, hours and dates, in the user's format.
import { useSpeech } from '#admin/providers/person/speech.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { numberText } from '#schema/core/field-info.ts';
import type { CellProps } from '../kinds.ts';
import { clockHour } from '../names.ts';
import { isEmpty, Nothing } from './plain.tsx';

/** The abbreviation of a field's unit: `dni`, `h`. */
export const useUnit = (unit: string | undefined): string | undefined => {
  const { find } = useSpeech();
  return unit && (find(`shell.units.${unit}`) ?? unit);
};

const numeric = (value: unknown) => (isEmpty(value) ? null : Number(value));
const textual = (value: unknown) => (isEmpty(value) ? null : String(value));

function NumberCell({ value, info, digits }: Pick<CellProps, 'value' | 'info'> & { digits: number }) {
  const format = useFormat();
  const unit = useUnit(info.unit);
  const number = numeric(value);
  if (number === null) return <Nothing />;
  return <span className="ui-num">{unit ? format.unit(number, unit, digits) : format.number(number, digits)}</span>;
}

export function IntegerCell({ value, info }: CellProps) {
  if (info.unit === 'hour' && !isEmpty(value)) return <span className="ui-num">{clockHour(Number(value))}</span>;
  return <NumberCell value={value} info={info} digits={0} />;
}

/** Whether the unit is hours: shown as hours and minutes instead of a decimal number. */
export const countsHours = (unit: string | undefined): boolean => unit === 'hoursADay' || unit === 'hoursAWeek';

function HoursCell({ value, info }: Pick<CellProps, 'value' | 'info'>) {
  const format = useFormat();
  const unit = useUnit(info.unit);
  return isEmpty(value) ? <Nothing /> : <span className="ui-num">{`${format.hourCount(numeric(value))}\u00a0${unit}`}</span>;
}

export function DecimalCell({ value, info }: CellProps) {
  if (countsHours(info.unit)) return <HoursCell value={value} info={info} />;
  return <NumberCell value={value} info={info} digits={info.scale ?? 2} />;
}

/** The column header names the unit of the price. */
export function MoneyCell({ value, info, place }: CellProps) {
  const format = useFormat();
  const per = useUnit(place === 'column' ? undefined : info.unit);
  if (isEmpty(value)) return <Nothing />;
  return (
    <span className="ui-num">
      {format.money(numeric(value))}
      {per && `/${per}`}
    </span>
  );
}

export function DurationCell({ value }: CellProps) {
  const format = useFormat();
  return isEmpty(value) ? <Nothing /> : <span className="ui-num">{format.hours(numeric(value))}</span>;
}

export function DateCell({ value }: CellProps) {
  const format = useFormat();
  return isEmpty(value) ? <Nothing /> : <span className="ui-num">{format.date(textual(value))}</span>;
}

/** A date with its day of the week. */
export function WeekdayCell({ value }: CellProps) {
  const format = useFormat();
  const day = textual(value);
  if (day === null) return <Nothing />;
  return (
    <span className="ui-num">
      {format.date(day)} <span className="ui-faint">{format.weekday(day)}</span>
    </span>
  );
}

export function DateTimeCell({ value }: CellProps) {
  const format = useFormat();
  return isEmpty(value) ? <Nothing /> : <span className="ui-num">{format.dateTime(textual(value))}</span>;
}

/** A running number without thousands separators. */
export function SequenceCell({ value, info }: CellProps) {
  return isEmpty(value) ? <Nothing /> : <span className="ui-num ui-faint">{numberText(info, value)}</span>;
}
