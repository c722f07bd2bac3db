// Chooses the visible columns of a list; the caller stores the choice.

import { IconColumns3 } from '../icons/acts.tsx';
import { Checkbox } from '../inputs/choices.tsx';
import { useWords } from '../page/words.tsx';
import { useBelow } from './density.ts';
import { FilterButton } from './filter-button.tsx';

interface ColumnsMenuProps {
  /** The columns that may be hidden. */
  columns: readonly { id: string; label: string }[];
  hidden: readonly string[];
  /** The columns hidden by default. */
  usual?: readonly string[];
  onChange: (hidden: string[]) => void;
}

export function ColumnsMenu({ columns, hidden, usual = [], onChange }: ColumnsMenuProps) {
  const t = useWords();
  const phone = useBelow(768);
  const shown = columns.filter((column) => !hidden.includes(column.id));
  const some = shown.length < columns.length ? t('count.of', { chosen: shown.length, all: columns.length }) : undefined;
  // Two-line rows have no columns.
  if (phone) return null;
  const asUsual = hidden.length === usual.length && usual.every((id) => hidden.includes(id));
  return (
    <FilterButton
      label={t('list.columns')}
      icon={<IconColumns3 size={15} />}
      shown={asUsual ? undefined : some}
      onClear={() => onChange([])}
      clear={t('list.all_columns')}
    >
      {() => (
        <ul className="ui-filter-options ui-filter-columns">
          {columns.map(({ id, label }) => (
            <li key={id}>
              <Checkbox
                label={label}
                checked={!hidden.includes(id)}
                onChange={(on) => onChange(on ? hidden.filter((other) => other !== id) : [...hidden, id])}
              />
            </li>
          ))}
        </ul>
      )}
    </FilterButton>
  );
}
