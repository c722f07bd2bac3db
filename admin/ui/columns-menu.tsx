// Which columns a list shows; what is hidden is remembered by whoever keeps the list.
import { Checkbox } from './choices.tsx';
import { FilterButton } from './filter-button.tsx';
import { IconColumns3 } from './icons/acts.tsx';
import { useWords } from './words.tsx';

interface ColumnsMenuProps {
  /** Those that may be hidden. */
  columns: readonly { id: string; label: string }[];
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
}

export function ColumnsMenu({ columns, hidden, onChange }: ColumnsMenuProps) {
  const t = useWords();
  const shown = columns.filter((column) => !hidden.includes(column.id));
  const some = shown.length < columns.length ? t('count.of', { chosen: shown.length, all: columns.length }) : undefined;
  return (
    <FilterButton
      label={t('list.columns')}
      icon={<IconColumns3 size={15} />}
      shown={some}
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
