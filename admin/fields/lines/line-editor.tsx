// Lines edited in place: a table with declared columns, optional groups, add buttons and totals.
import '#admin/ui/tables/data-table-look.ts';
import './lines.css';
import './lines-narrow.css';
import './lines-stacked.css';
import './lines-cards.css';
import { type Key, type ReactNode, type RefObject, useRef } from 'react';
import { useWidth } from '#admin/ui/theme/use-width.ts';
import { moveBetweenLines } from './between-lines.ts';
import type { LineColumn, LineGroup, LineTitle, Titled } from './columns.ts';
import { layoutOf, stackedColumns } from './layout.ts';
import { type LineAdd, LineAdds } from './line-adds.tsx';
import { type LineActs, LineRow } from './line-row.tsx';
import { useDrag } from './use-drag.ts';

type Props<Line> = LineActs<Line> & {
  label: string;
  lines: readonly Line[];
  /** A stable key for each line. */
  keyOf: (line: Line, at: number) => Key;
  title: LineTitle<Line>;
  columns: readonly LineColumn<Line>[];
  /** Without groups, lines keep their order. */
  groups?: readonly LineGroup<Line>[];
  readOnly: boolean;
  adds: readonly LineAdd[];
  /** Replaces the table while there is no line. */
  empty: ReactNode;
  /** A notice about all lines, below them. */
  notice?: ReactNode;
  /** The totals. */
  children: ReactNode;
  /** Ref to the surrounding element. */
  box?: RefObject<HTMLDivElement | null>;
};

function Head<Line>({ title, columns, grip }: { title: string; columns: readonly LineColumn<Line>[]; grip: boolean }) {
  return (
    <thead>
      <tr>
        {grip && <td className="line-grip" />}
        <th scope="col">{title}</th>
        {columns.map(({ id, kind, head, width }) => (
          <th key={id} scope="col" style={{ width: `${width}rem` }} className={`line-head-${kind}`}>
            {head}
          </th>
        ))}
        <td className="line-acts" />
      </tr>
    </thead>
  );
}

function GroupHead({ head, sum, columns }: { head: string; sum: string; columns: number }) {
  return (
    <tr className="line-group">
      <th colSpan={columns} scope="rowgroup">
        {head}
      </th>
      <td className="line-sum ui-num">{sum}</td>
      <td className="line-acts" />
    </tr>
  );
}

export function LineEditor<Line extends Titled>(props: Props<Line>) {
  const { label, lines, keyOf, title, columns, groups, readOnly, adds, empty, notice, children, order, onChange, onRemove } = props;
  const own = useRef<HTMLDivElement>(null);
  const box = props.box ?? order?.box ?? own;
  const layout = layoutOf(useWidth(box), columns);
  const look = layout === 'wide' ? 'lines lines-wide' : `lines lines-narrow lines-${layout}`;
  const dragOf = useDrag(readOnly ? null : (order ?? null));
  const row = (line: Line, at: number) => (
    <LineRow
      key={keyOf(line, at)}
      {...{ line, at, title, columns, readOnly, order, onChange, onRemove }}
      many={lines.length}
      drag={dragOf(at)}
    />
  );
  return (
    <div ref={box} className={look} style={stackedColumns(columns)}>
      {lines.length === 0 ? (
        empty
      ) : (
        <table
          className={title.under ? 'ui-table lines-table lines-tall' : 'ui-table lines-table'}
          aria-label={label}
          onKeyDown={order || readOnly ? undefined : moveBetweenLines}
        >
          <Head title={title.head} columns={columns} grip={order !== undefined} />
          {groups ? (
            groups.map(({ id, head, sum, holds }) => {
              const rowsOfPart = lines.flatMap((line, at) => (holds(line) ? [row(line, at)] : []));
              if (rowsOfPart.length === 0) return null;
              return (
                <tbody key={id}>
                  <GroupHead head={head} sum={sum} columns={columns.length + (order ? 1 : 0)} />
                  {rowsOfPart}
                </tbody>
              );
            })
          ) : (
            <tbody>{lines.map(row)}</tbody>
          )}
        </table>
      )}
      {notice}
      <div className="split start wrap">
        <div className="row stretch wrap gap-4 grow pad-y-12 pad-x-8">{!readOnly && <LineAdds adds={adds} />}</div>
        {children}
      </div>
    </div>
  );
}
