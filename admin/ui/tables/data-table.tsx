// A table of records: sortable, grouped, navigable with J and K; below 768 px of its own width, two lines a row.
import './data-table-look.ts';
import { Fragment, useRef } from 'react';
import { Checkbox } from '../inputs/choices.tsx';
import { useWidth } from '../theme/use-width.ts';
import { GroupRow, type RowGroup, TableHead } from './table-head.tsx';
import { type Column, TableRow } from './table-row.tsx';
import { useRowKeys } from './use-row-keys.ts';

export type { RowGroup } from './table-head.tsx';
export type { Column } from './table-row.tsx';

export interface Sort {
  by: string;
  order: 'ASC' | 'DESC';
}

type Key = string | number;

interface DataTableProps<Row> {
  /** The accessible name of the table. */
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => Key;
  /** A row's name, for its checkbox. */
  rowName?: (row: Row) => string;
  /** The address of a row; the title column becomes the link, and the whole row opens it. */
  rowTo?: (row: Row) => string;
  sort?: Sort;
  onSort?: (by: string) => void;
  /** The keys of the selected rows; without it there are no checkboxes. */
  selected?: readonly Key[];
  onSelect?: (selected: Key[]) => void;
  /** Whether any bulk action applies to the row. */
  selectable?: (row: Row) => boolean;
  /** Consecutive rows of one group get its heading. */
  groupOf?: (row: Row) => RowGroup | null;
  /** A changed value highlights the row for a second. */
  mark?: (row: Row) => unknown;
  /** A row that arrived after the first load is highlighted. */
  arrived?: (row: Row) => boolean;
  /** A row with an action in progress is dimmed and disabled. */
  pending?: (row: Row) => boolean;
  /** The rows are outdated while new ones load: dimmed. */
  dimmed?: boolean;
  /** Columns have fixed widths and long texts are cut (shown whole on focus); otherwise the content decides the widths. */
  fixed?: boolean;
  /** J, K, X; one table per page. */
  keys?: boolean;
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    rows,
    columns,
    rowKey,
    rowName,
    rowTo,
    sort,
    onSort,
    selected,
    onSelect,
    selectable = () => true,
    groupOf,
    mark,
    arrived,
    pending,
    dimmed = false,
    fixed = false,
    keys = false,
  } = props;
  const box = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const space = useWidth(box) ?? 1440;
  // Two-line rows choose the shown cells themselves.
  const shown = space < 768 ? columns : columns.filter((column) => !column.leaves || space >= column.leaves);
  const toggle = (key: Key, on: boolean) => onSelect?.(on ? [...(selected ?? []), key] : (selected ?? []).filter((other) => other !== key));
  useRowKeys(table, keys, { choice: Boolean(selected), act: columns.some(({ narrow }) => narrow === 'act') });

  const width = shown.length + (selected ? 1 : 0);
  let group: string | undefined;
  return (
    <div ref={box} className="ui-table-box">
      <table ref={table} className={fixed ? 'ui-table ui-table-fixed' : 'ui-table'} aria-label={label} aria-busy={dimmed}>
        <TableHead
          columns={shown}
          sort={sort}
          onSort={onSort}
          selectable={Boolean(selected)}
          all={rows.filter(selectable).map(rowKey)}
          selected={selected ?? []}
          onSelect={onSelect}
        />
        <tbody>
          {rows.map((row) => {
            const key = rowKey(row);
            const own = groupOf?.(row) ?? null;
            const heads = own && own.key !== group;
            group = own?.key;
            const chosen = selected?.includes(key) ?? false;
            return (
              <Fragment key={key}>
                {heads && <GroupRow group={own} width={width} />}
                <TableRow
                  row={row}
                  columns={shown}
                  to={rowTo?.(row)}
                  selected={chosen}
                  mark={mark?.(row)}
                  arrived={arrived?.(row)}
                  pending={pending?.(row)}
                  checkbox={
                    selected &&
                    selectable(row) && (
                      <Checkbox hideLabel label={rowName?.(row) ?? String(key)} checked={chosen} onChange={(on) => toggle(key, on)} />
                    )
                  }
                />
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
