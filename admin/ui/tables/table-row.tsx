// A row of a table. In a narrow table its cells are rearranged: icon, title, a line below, the time at the end.
import './table-row.css';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { useTint } from '../marks/tint.ts';

export interface Column<Row> {
  id: string;
  head: string;
  /** The header is only for screen readers: icons, buttons. */
  hideHead?: boolean;
  cell: (row: Row) => ReactNode;
  /** Content at the right edge of the title column: tags. */
  beside?: (row: Row) => ReactNode;
  align?: 'right';
  /** CSS width; without it the column takes the remaining width. */
  width?: string;
  sortable?: boolean;
  /** `strong` is the row's name; `quiet` is secondary. */
  weight?: 'strong' | 'quiet';
  /** The place in a narrow table: two `line`s side by side below the title, `end` and `state` to their right (a state on its own line in large type), `top` right of the title, `below` under all, `act` right of all. */
  narrow?: 'lead' | 'title' | 'line' | 'end' | 'state' | 'top' | 'below' | 'act' | 'hidden';
  /** The column is hidden if the table is narrower than this, in px at zoom 100. */
  leaves?: 1200 | 1060 | 920;
}

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  to?: string;
  selected: boolean;
  mark?: unknown;
  /** The row arrived after the first load. */
  arrived?: boolean;
  /** An action on the row is in progress. */
  pending?: boolean;
  checkbox?: ReactNode;
}

/** The column that names a row and links to it. */
export const titleOf = <Row,>(columns: readonly Column<Row>[]) => columns.find((column) => column.narrow === 'title') ?? columns[0];

export function TableRow<Row>({ row, columns, to, selected, mark, arrived = false, pending = false, checkbox }: TableRowProps<Row>) {
  const element = useRef<HTMLTableRowElement>(null);
  useTint(element, mark, arrived);

  const title = titleOf(columns);
  let lines = 0;
  const content = (column: Column<Row>) => {
    if (column !== title) return column.cell(row);
    const text = column.cell(row);
    return (
      <div className="ui-cell-name row gap-8 fit">
        {to ? (
          <Link to={to} className="ui-row-link">
            {text}
          </Link>
        ) : (
          text
        )}
        {column.beside && <span className="ui-cell-beside row stretch gap-4 rigid push">{column.beside(row)}</span>}
      </div>
    );
  };

  return (
    <tr ref={element} className="ui-row anchor" aria-busy={pending || undefined} aria-selected={checkbox ? selected : undefined}>
      {checkbox && <td className="ui-cell-check">{checkbox}</td>}
      {columns.map((column) => {
        const place = column === title ? 'title' : (column.narrow ?? 'hidden');
        if (place === 'line') lines += 1;
        const classes = [
          `ui-cell-${place === 'line' ? `line-${lines}` : place}`,
          column.align && 'ui-cell-right',
          column.weight && `ui-cell-${column.weight}`,
        ];
        return (
          <td key={column.id} className={classes.filter(Boolean).join(' ')}>
            {content(column)}
          </td>
        );
      })}
    </tr>
  );
}
