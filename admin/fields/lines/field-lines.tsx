// Ordered lines in a form: each value below its label as in the rest of the form, long inputs below the line.
import './field-lines.css';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconChevronDown, IconChevronUp } from '#admin/ui/marks/icons.tsx';
import type { OrderedRows } from '#admin/ui/tables/ordered-rows.ts';
import { type LineAdd, LineAdds } from './line-adds.tsx';
import { useOrderActs } from './order-acts.tsx';

export type FieldColumn<Line> = {
  readonly id: string;
  /** The minimum width in rem; null for long inputs. */
  readonly width: number | null;
  /** The share of the remaining width. */
  readonly grow: number;
  /** The input with its label. */
  readonly cell: (line: Line, at: number) => ReactNode;
};

/** Columns wider than this in total use two thirds of the form's width. */
const wide = 24;

type LineProps<Line> = {
  line: Line;
  at: number;
  many: number;
  columns: readonly FieldColumn<Line>[];
  order: OrderedRows<Line>;
  /** The column with an error. */
  wrong: string | undefined;
};

function FieldLine<Line>({ line, at, many, columns, order, wrong }: LineProps<Line>) {
  const say = useSay();
  const actsOf = useOrderActs(order, many);
  const [open, setOpened] = useState(false);
  const below = columns.filter(({ width }) => width === null);
  const opened = open || below.some(({ id }) => id === wrong);
  return (
    <li className="rows-item row end gap-8" data-row={at} onKeyDown={order.onKeyDown(at)}>
      <span className="rows-place ui-num">{at + 1}</span>
      <div className="rows-fields row grow fit wrap end gap-8">
        {columns.map(({ id, width, grow, cell }) =>
          width === null ? null : (
            <div key={id} data-field={id} className="rows-named" style={{ '--basis': `${width}rem`, flexGrow: grow } as CSSProperties}>
              {cell(line, at)}
            </div>
          ),
        )}
        {opened &&
          below.map(({ id, cell }) => (
            <div key={id} data-field={id} className="rows-below own-line">
              {cell(line, at)}
            </div>
          ))}
      </div>
      <span className="rows-acts row rigid">
        {below.length > 0 && (
          <IconButton
            icon={opened ? <IconChevronUp /> : <IconChevronDown />}
            label={say('generic.row.more')}
            aria-expanded={opened}
            onAct={() => setOpened(!opened)}
          />
        )}
        {actsOf(at).map(({ id, icon, label, inert, onAct }) => (
          <IconButton key={id} icon={icon} label={label} inert={inert} onAct={onAct} />
        ))}
      </span>
    </li>
  );
}

type Props<Line> = {
  lines: readonly Line[];
  columns: readonly FieldColumn<Line>[];
  order: OrderedRows<Line>;
  adds: readonly LineAdd[];
  /** The line and the column of the error. */
  wrongAt: { readonly row: number; readonly field: string } | undefined;
  describedBy: string | undefined;
};

export function FieldLines<Line>({ lines, columns, order, adds, wrongAt, describedBy }: Props<Line>) {
  const needed = columns.reduce((sum, { width }) => sum + (width ?? 0), 0);
  return (
    <div ref={order.box} className="rows" aria-describedby={describedBy}>
      <ol className={needed > wide ? 'stack gap-8 list below-8 rows-wide' : 'stack gap-8 list below-8'}>
        {lines.map((line, at) => (
          <FieldLine
            key={order.keys[at]}
            {...{ line, at, columns, order }}
            many={lines.length}
            wrong={wrongAt?.row === at ? wrongAt.field : undefined}
          />
        ))}
      </ol>
      <LineAdds adds={adds} />
    </div>
  );
}
