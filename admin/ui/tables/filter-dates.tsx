// A filter by dates: common ranges, or any two days.
import { dayAfter, weekdayOf } from '#schema/core/zone.ts';
import { IconCalendar } from '../icons/signs.tsx';
import { ActionButton } from '../inputs/action-button.tsx';
import { DateInput } from '../inputs/date-input.tsx';
import { readDay } from '../inputs/read-date.ts';
import { useFormat, useWords } from '../page/words.tsx';
import { FilterButton } from './filter-button.tsx';

export interface Span {
  /** `YYYY-MM-DD`, both included. */
  from?: string;
  to?: string;
}

interface FilterDatesProps {
  label: string;
  value: Span;
  onChange: (span: Span) => void;
  /** Choices that are no range of days: overdue, without a date. */
  named?: readonly NamedDates[];
}

export interface NamedDates {
  label: string;
  chosen: boolean;
  onChoose: () => void;
}

export function FilterDates({ label, value, onChange, named = [] }: FilterDatesProps) {
  const t = useWords();
  const format = useFormat();
  const { from, to } = value;
  const today = format.dayOf(Date.now());
  const monday = dayAfter(today, 1 - weekdayOf(today));
  const first = `${today.slice(0, 8)}01`;
  const spans: readonly [string, Span][] = [
    [t('list.today'), { from: today, to: today }],
    [t('list.this_week'), { from: monday, to: dayAfter(monday, 6) }],
    [t('list.this_month'), { from: first, to: dayAfter(`${dayAfter(first, 31).slice(0, 8)}01`, -1) }],
    [t('list.next_days'), { from: today, to: dayAfter(today, 6) }],
    [t('list.last_days'), { from: dayAfter(today, -29), to: today }],
  ];
  const shown =
    from && to
      ? from === to
        ? format.date(from)
        : `${format.date(from)} – ${format.date(to)}`
      : from
        ? t('list.since', { date: format.date(from) })
        : to
          ? t('list.until', { date: format.date(to) })
          : undefined;
  // An incomplete date does not filter yet.
  const setEnd = (end: 'from' | 'to', day: string | null) => {
    if (day === null || readDay(day, today) === day) onChange({ ...value, [end]: day ?? undefined });
  };
  const ofName = named.find(({ chosen }) => chosen)?.label;
  const known = spans.find(([, span]) => span.from === from && span.to === to)?.[0];
  return (
    <FilterButton label={label} icon={<IconCalendar size={15} />} shown={ofName ?? known ?? shown} onClear={() => onChange({})}>
      {(close) => (
        <div className="stack gap-4 pad-8">
          <div className="ui-filter-spans row stretch wrap gap-6">
            {named.map(({ label: name, chosen, onChoose }) => (
              <ActionButton
                key={name}
                pressed={chosen}
                onAct={() => {
                  onChoose();
                  close();
                }}
              >
                {name}
              </ActionButton>
            ))}
            {spans.map(([name, span]) => (
              <ActionButton
                key={name}
                pressed={name === known}
                onAct={() => {
                  onChange(span);
                  close();
                }}
              >
                {name}
              </ActionButton>
            ))}
          </div>
          <div className="ui-filter-ends">
            <div>
              <span className="ui-choice-label" aria-hidden="true">
                {t('list.from')}
              </span>
              <DateInput label={t('list.from')} value={from} max={to} onChange={(day) => setEnd('from', day)} />
            </div>
            <div>
              <span className="ui-choice-label" aria-hidden="true">
                {t('list.to')}
              </span>
              <DateInput label={t('list.to')} value={to} min={from} onChange={(day) => setEnd('to', day)} />
            </div>
          </div>
        </div>
      )}
    </FilterButton>
  );
}
