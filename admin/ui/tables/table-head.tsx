// Table headers with sorting, and the headings between groups of rows.
import './table-head.css';
import { IconArrowDown, IconArrowUp } from '../icons/wayfinding.tsx';
import { Checkbox } from '../inputs/choices.tsx';
import { useFormat, useWords } from '../page/words.tsx';
import type { Sort } from './data-table.tsx';
import type { Column } from './table-row.tsx';

export interface RowGroup {
  key: string;
  label: string;
  count?: number;
  tone?: 'danger' | 'warn' | 'live';
}

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort?: Sort;
  onSort?: (by: string) => void;
  selectable: boolean;
  all: (string | number)[];
  selected: readonly (string | number)[];
  onSelect?: (selected: (string | number)[]) => void;
}

export function TableHead<Row>({ columns, sort, onSort, selectable, all, selected, onSelect }: TableHeadProps<Row>) {
  const t = useWords();
  const here = all.filter((key) => selected.includes(key));
  const elsewhere = selected.filter((key) => !all.includes(key));
  return (
    <thead>
      <tr>
        {selectable && (
          <th scope="col" className="ui-cell-check">
            <Checkbox
              hideLabel
              label={t('list.choose_page')}
              checked={all.length > 0 && here.length === all.length}
              mixed={here.length > 0 && here.length < all.length}
              onChange={(on) => onSelect?.(on ? [...elsewhere, ...all] : elsewhere)}
            />
          </th>
        )}
        {columns.map((column) => {
          const sorted = sort?.by === column.id ? sort.order : undefined;
          const Arrow = sorted === 'DESC' ? IconArrowDown : IconArrowUp;
          return (
            <th
              key={column.id}
              scope="col"
              style={{ width: column.width }}
              className={column.align && 'ui-cell-right'}
              aria-sort={sorted && (sorted === 'ASC' ? 'ascending' : 'descending')}
            >
              {column.sortable && onSort ? (
                <button
                  type="button"
                  className="ui-sort row inline gap-4"
                  title={t('list.sort_by', { column: column.head })}
                  onClick={() => onSort(column.id)}
                >
                  {column.head}
                  {sorted && <Arrow size={13} />}
                </button>
              ) : (
                <span className={column.hideHead ? 'ui-unseen' : undefined}>{column.head}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

export function GroupRow({ group, width }: { group: RowGroup; width: number }) {
  const format = useFormat();
  return (
    <tr className="ui-group">
      <th scope="rowgroup" colSpan={width}>
        <span className={group.tone && `ui-${group.tone}`}>{group.label}</span>
        {group.count !== undefined && <span className="ui-group-count">{format.count(group.count)}</span>}
      </th>
    </tr>
  );
}
