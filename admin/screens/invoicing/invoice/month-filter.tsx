// Filters unbilled tasks by the month of their confirmation.

import { useSay } from '#admin/providers/person/speech.tsx';
import { RadioList } from '#admin/ui/inputs/choices.tsx';
import { IconCalendar } from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { FilterButton } from '#admin/ui/tables/filters.tsx';
import type { ClientSum } from './unbilled/unbilled-data.ts';

/** The filter offers one year; older tasks have their own counter. */
const mostMonths = 12;

/** The month in an address; null if invalid. */
export const monthIn = (text: string | null): string | null => (text && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : null);

const monthBefore = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number > 1 ? `${year}-${String(number - 1).padStart(2, '0')}` : `${year - 1}-12`;
};

type Props = { clients: readonly ClientSum[]; month: string | null; onChange: (month: string | null) => void };

export function MonthFilter({ clients, month, onChange }: Props) {
  const say = useSay();
  const format = useFormat();
  const { month: nameOf } = useFormat();
  const now = format.dayOf(Date.now()).slice(0, 7);
  const oldest = clients
    .flatMap(({ oldest: at }) => (at ? [format.dayOf(at).slice(0, 7)] : []))
    .reduce((first, month) => (month < first ? month : first), now);
  const months: string[] = [];
  for (let one = now; one >= oldest && months.length < mostMonths; one = monthBefore(one)) months.push(one);
  if (month && !months.includes(month)) months.push(month);
  const label = say('invoice_page.unbilled.month');
  return (
    <FilterButton
      label={label}
      icon={<IconCalendar size={16} />}
      shown={month ? nameOf(month) : undefined}
      alone
      onClear={() => onChange(null)}
    >
      {(close) => (
        <RadioList
          label={label}
          hideLabel
          options={months.map((value) => ({ value, label: nameOf(value) }))}
          value={month}
          onChange={(next) => {
            onChange(next);
            close();
          }}
        />
      )}
    </FilterButton>
  );
}
