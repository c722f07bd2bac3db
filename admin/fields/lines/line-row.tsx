// One line: its title, its values and its actions.
import type { CSSProperties } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { LineCell } from '#admin/ui/inputs/cell-input.tsx';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconGripVertical, IconTrash } from '#admin/ui/marks/icons.tsx';
import { MoreMenu } from '#admin/ui/overlays/more-menu.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import type { OrderedRows } from '#admin/ui/tables/ordered-rows.ts';
import type { LineColumn, LineTitle, Titled } from './columns.ts';
import { LineValue } from './line-cell.tsx';
import { useOrderActs } from './order-acts.tsx';
import type { Drag } from './use-drag.ts';

export type LineActs<Line> = {
  readonly onChange: (line: Line, change: Partial<Line>, at: number) => void;
  /** For lines ordered by hand, which can also be duplicated. */
  readonly order?: OrderedRows<Line> | undefined;
  /** For lines that can only be removed; the handler offers its own undo. */
  readonly onRemove?: ((line: Line) => unknown) | undefined;
};

type Props<Line> = LineActs<Line> & {
  line: Line;
  at: number;
  /** The number of lines. */
  many: number;
  title: LineTitle<Line>;
  columns: readonly LineColumn<Line>[];
  readOnly: boolean;
  drag: Drag | null;
};

function Title<Line extends Titled>({ line, at, title, readOnly, onChange }: Omit<Props<Line>, 'columns' | 'drag' | 'many'>) {
  const { icon, word } = title.kind(line);
  return (
    <td className="line-what">
      <span className="line-words row start gap-8">
        {icon}
        <span className="ui-unseen">{word}</span>
        {readOnly ? (
          <span>
            {line.title} {title.beside?.(line, at)}
          </span>
        ) : (
          <>
            <LineCell
              label={title.head}
              value={line.title}
              placeholder={word}
              max={title.max}
              onChange={(text) => onChange(line, { title: text } as Partial<Line>, at)}
            />
            {title.beside?.(line, at)}
          </>
        )}
      </span>
      {title.under?.(line, at)}
    </td>
  );
}

function OrderActs<Line extends Titled>({
  line,
  at,
  many,
  order,
}: Pick<Props<Line>, 'line' | 'at' | 'many'> & { order: OrderedRows<Line> }) {
  const say = useSay();
  const actsOf = useOrderActs(order, many);
  return (
    <MoreMenu
      label={say('generic.row.one', { title: line.title })}
      items={[
        { id: 'duplicate', label: say('generic.row.duplicate'), onAct: () => order.add(at + 1, line) },
        ...actsOf(at).map(({ id, label, danger = false, onAct }) => ({ id, label, danger, onAct })),
      ]}
    />
  );
}

function Acts<Line extends Titled>({ order, onRemove, ...props }: Pick<Props<Line>, 'line' | 'at' | 'many' | 'order' | 'onRemove'>) {
  const t = useWords();
  const { line } = props;
  if (order) return <OrderActs {...props} order={order} />;
  return (
    onRemove && <IconButton icon={<IconTrash size={16} />} label={`${t('verb.remove')}: ${line.title}`} onAct={() => onRemove(line)} />
  );
}

/** The grid column of a value in a stacked line: the first one is left free. */
const placed = (place: number) => ({ '--line-column': place + 2 }) as CSSProperties;

export function LineRow<Line extends Titled>(props: Props<Line>) {
  const { line, at, title, columns, readOnly, drag, order, onChange } = props;
  const lacks = columns.some((column) => column.kind === 'number' && column.missing !== undefined && line[column.id] === null);
  return (
    <tr
      className={lacks ? 'line line-lacking' : 'line'}
      data-row={at}
      onKeyDown={readOnly ? undefined : order?.onKeyDown(at)}
      onDragOver={drag?.onDragOver}
    >
      {order && (
        <td className="line-grip" draggable={drag !== null} onDragStart={drag?.onDragStart} onDragEnd={drag?.onDragEnd}>
          {!readOnly && <IconGripVertical size={16} />}
        </td>
      )}
      <Title {...props} />
      {columns.map((column, place) => (
        <td
          key={column.id}
          style={placed(place)}
          className={column.quiet ? `line-${column.kind} ui-quiet` : `line-${column.kind}`}
          data-head={column.kind === 'number' ? column.head : undefined}
        >
          <LineValue
            column={column}
            line={line}
            at={at}
            label={`${column.head}, ${line.title || title.head}`}
            readOnly={readOnly}
            onChange={(change) => onChange(line, change, at)}
          />
        </td>
      ))}
      <td className="line-acts">{!readOnly && <Acts {...props} />}</td>
    </tr>
  );
}
