// The filter types: multiple choice, yes or no; the date range has its own file.
import { type ReactNode, useState } from 'react';
import { fold } from '#schema/core/fold.ts';
import { Checkbox, RadioList } from '../inputs/choices.tsx';
import { SearchField } from '../inputs/search-field.tsx';
import { useWords } from '../page/words.tsx';
import { FilterButton } from './filter-button.tsx';

export { FilterButton, FilterRow } from './filter-button.tsx';
export { FilterDates } from './filter-dates.tsx';

export interface FilterOption<V> {
  value: V;
  label: string;
  /** Content before the label: a tag's colour, an avatar, an icon. */
  lead?: ReactNode;
}

interface FilterManyProps<V> {
  label: string;
  icon?: ReactNode;
  options: readonly FilterOption<V>[];
  value: readonly V[];
  onChange: (value: V[]) => void;
  /** The server searches the options while the user types. Without it they are filtered locally, from nine options up. */
  onSearch?: (text: string) => void;
  loading?: boolean;
  /** Called when the options are needed. */
  onOpen?: () => void;
  /** All options are known, so the button may show a fraction: `6 od 8`. */
  counted?: boolean;
  /** The selection is the default: the button looks inactive. */
  usual?: boolean;
}

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
  usual,
}: FilterManyProps<V>) {
  const t = useWords();
  const [text, setText] = useState('');
  const searchable = onSearch || options.length > 8;
  const found = onSearch || !text ? options : options.filter((option) => fold(option.label).includes(fold(text)));
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
    <FilterButton label={label} icon={icon} shown={shown} usual={usual} onClear={() => onChange([])} onOpen={onOpen}>
      {() => (
        <div className="stack gap-4 pad-8">
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

interface FilterFlagProps {
  label: string;
  icon?: ReactNode;
  value: boolean | undefined;
  onChange: (value: boolean | undefined) => void;
  /** The labels of both values, used without the filter's label; otherwise `Da` and `Ne` behind it. */
  words?: readonly [yes: string, no: string];
  /** The default value. */
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
