// The kinds of filters: several of many, a span of days, yes or no.
import { type ReactNode, useState } from 'react';
import { ActionButton } from './action-button.tsx';
import { Checkbox, RadioList } from './choices.tsx';
import { DateInput } from './date-input.tsx';
import { FilterButton } from './filter-button.tsx';
import { IconCalendar } from './icons/signs.tsx';
import { readDay } from './read-date.ts';
import { SearchField } from './search-field.tsx';
import { useFormat, useWords } from './words.tsx';
import { dayAfter } from './zone.ts';

export { FilterButton, FilterRow } from './filter-button.tsx';

export interface FilterOption<V> {
  value: V;
  label: string;
  /** The square of a tag, an avatar, a glyph. */
  lead?: ReactNode;
}

interface FilterManyProps<V> {
  label: string;
  icon?: ReactNode;
  options: readonly FilterOption<V>[];
  value: readonly V[];
  onChange: (value: V[]) => void;
  /** Options are searched by the server: called as one types. Without it the part searches itself, from nine options up. */
  onSearch?: (text: string) => void;
  loading?: boolean;
  /** Time to ask for the options. */
  onOpen?: () => void;
  /** All options are known, and their number means something: `6 od 8`. */
  counted?: boolean;
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').toLowerCase();

export function FilterMany<V extends string | number>({
  label,
  icon,
  options,
  value,
  onChange,
  onSearch,
  loading,
  onOpen,
  counted,
}: FilterManyProps<V>) {
  const t = useWords();
  const [text, setText] = useState('');
  const searchable = onSearch || options.length > 8;
  const found = onSearch || !text ? options : options.filter((option) => folded(option.label).includes(folded(text)));
  const names = options.filter((option) => value.includes(option.value)).map((option) => option.label);
  const shown =
    value.length === 0
      ? undefined
      : counted
        ? t('count.of', { chosen: value.length, all: options.length })
        : value.length <= 2 && names.length === value.length
          ? names.join(', ')
          : String(value.length);
  return (
    <FilterButton label={label} icon={icon} shown={shown} onClear={() => onChange([])} onOpen={onOpen}>
      {() => (
        <div className="ui-filter-many">
          {searchable && (
            <SearchField
              value={text}
              label={t('list.search_options')}
              onChange={(next) => {
                setText(next);
                onSearch?.(next);
              }}
            />
          )}
          <ul className="ui-filter-options" aria-busy={loading}>
            {found.map((option) => (
              <li key={option.value}>
                <Checkbox
                  label={option.label}
                  lead={option.lead}
                  checked={value.includes(option.value)}
                  onChange={(on) => onChange(on ? [...value, option.value] : value.filter((other) => other !== option.value))}
                />
              </li>
            ))}
          </ul>
          {found.length === 0 && <p className="ui-filter-none">{t(loading ? 'list.loading' : 'list.no_options')}</p>}
        </div>
      )}
    </FilterButton>
  );
}

export interface Span {
  /** `YYYY-MM-DD`, both included. */
  from?: string;
  to?: string;
}

interface FilterDatesProps {
  label: string;
  icon?: ReactNode;
  value: Span;
  onChange: (span: Span) => void;
}

export function FilterDates({ label, icon = <IconCalendar size={15} />, value, onChange }: FilterDatesProps) {
  const t = useWords();
  const format = useFormat();
  const { from, to } = value;
  const today = format.dayOf(Date.now());
  const monday = dayAfter(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
  const first = `${today.slice(0, 8)}01`;
  const spans: readonly [string, Span][] = [
    [format.dayWord(today) ?? today, { from: today, to: today }],
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
  // A day that is still being typed filters nothing yet.
  const setEnd = (end: 'from' | 'to', day: string | null) => {
    if (day === null || readDay(day, today) === day) onChange({ ...value, [end]: day ?? undefined });
  };
  const known = spans.find(([, span]) => span.from === from && span.to === to)?.[0];
  return (
    <FilterButton label={label} icon={icon} shown={known ?? shown} onClear={() => onChange({})}>
      {(close) => (
        <div className="ui-filter-dates">
          <div className="ui-filter-spans">
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

interface FilterFlagProps {
  label: string;
  icon?: ReactNode;
  value: boolean | undefined;
  onChange: (value: boolean | undefined) => void;
  /** What yes and no mean here, said without the label; `Da` and `Ne` behind it otherwise. */
  words?: readonly [yes: string, no: string];
  /** What everybody sees at first. */
  usual?: boolean;
}

export function FilterFlag({ label, icon, value, onChange, words, usual }: FilterFlagProps) {
  const t = useWords();
  const [yes, no] = words ?? [t('list.yes'), t('list.no')];
  return (
    <FilterButton
      label={label}
      icon={icon}
      shown={value === undefined ? undefined : value ? yes : no}
      alone={Boolean(words)}
      usual={usual !== undefined && value === usual}
    >
      {(close) => (
        <RadioList
          label={label}
          hideLabel
          value={value === undefined ? 'any' : value ? 'yes' : 'no'}
          options={[
            { value: 'any', label: t('list.any') },
            { value: 'yes', label: yes },
            { value: 'no', label: no },
          ]}
          onChange={(chosen) => {
            onChange(chosen === 'any' ? undefined : chosen === 'yes');
            close();
          }}
        />
      )}
    </FilterButton>
  );
}
