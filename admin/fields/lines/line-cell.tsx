// One value of a line, read-only or editable in place.
import { NumberCell, SelectCell, TextCell } from '#admin/ui/inputs/cell-input.tsx';
import type { ChoiceColumn, LineColumn, NumberColumn, TextColumn } from './columns.ts';

type Props<Line, Column> = {
  column: Column;
  line: Line;
  /** The name of the line and the column, for screen readers. */
  label: string;
  onChange: (change: Partial<Line>) => void;
};

/** The change of one field. */
const changed = <Line,>(id: keyof Line, value: unknown) => ({ [id]: value }) as Partial<Line>;

function NumberIn<Line>({ column, line, label, onChange }: Props<Line, NumberColumn<Line>>) {
  const { id, missing, show } = column;
  const figure = column.figure(line);
  const value = line[id] as number | null;
  const lacks = missing !== undefined && value === null;
  return (
    <NumberCell<null | 0>
      label={lacks ? `${label}: ${missing}` : label}
      className={lacks ? 'line-missing' : undefined}
      value={value ?? 0}
      placeholder={missing}
      figure={lacks ? { ...figure, write: () => '' } : figure}
      show={show && !lacks ? (number) => show(number, line) : undefined}
      empty={missing === undefined ? 0 : null}
      onChange={(next) => onChange(changed<Line>(id, next))}
    />
  );
}

function ChoiceIn<Line>({ column, line, label, onChange }: Props<Line, ChoiceColumn<Line>>) {
  const { id, options, choose } = column;
  return <SelectCell label={label} value={String(line[id])} options={options} onChange={(value) => onChange(choose(line, value))} />;
}

function TextIn<Line>({ column, line, label, onChange }: Props<Line, TextColumn<Line>>) {
  const { id, max } = column;
  return (
    <TextCell
      label={label}
      value={(line[id] as string | null) ?? ''}
      max={max}
      onChange={(text) => onChange(changed<Line>(id, text || null))}
    />
  );
}

const cellText = <Line,>(column: LineColumn<Line>, line: Line, at: number): string => {
  if (column.kind === 'sum') return column.tell(line, at);
  const value = line[column.id];
  if (column.kind === 'number') return typeof value === 'number' ? (column.show?.(value, line) ?? column.figure(line).write(value)) : '–';
  if (column.kind === 'choice') return column.options.find((option) => option.value === String(value))?.label ?? '';
  return (value as string | null) ?? column.usual?.(line) ?? '';
};

export function LineValue<Line>({ readOnly, at, ...props }: Props<Line, LineColumn<Line>> & { readOnly: boolean; at: number }) {
  const { column, line } = props;
  if (readOnly || column.kind === 'sum' || column.editable?.(line) === false) return cellText(column, line, at);
  if (column.kind === 'number') return <NumberIn {...props} column={column} />;
  if (column.kind === 'choice') return <ChoiceIn {...props} column={column} />;
  return <TextIn {...props} column={column} />;
}
