// Ordered rows edited in place: Enter adds one below, Alt with an arrow moves it, and the focus follows.
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

type Options<Row> = {
  readonly rows: readonly Row[];
  readonly onChange: (rows: Row[]) => void;
  /** The values of a new row below this one. */
  readonly blank: (above: Row | undefined) => Row;
  readonly max?: number;
  /** Whether two rows may swap; all may by default. */
  readonly together?: (one: Row, other: Row) => boolean;
};
export type OrderedRows<Row> = {
  /** The element around the rows and the add buttons; each row has `data-row`. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** A stable key for each row. */
  readonly keys: readonly number[];
  readonly full: boolean;
  add(at: number, row?: Row): void;
  remove(at: number): void;
  move(at: number, step: 1 | -1): void;
  /** Whether these two rows may swap. */
  together(at: number, other: number): boolean;
  set(at: number, change: Partial<Row>): void;
  onKeyDown(at: number): (event: KeyboardEvent) => void;
};

const fieldsIn = (box: HTMLElement | null, at: number) => [
  ...(box?.querySelector(`[data-row="${at}"]`)?.querySelectorAll<HTMLElement>('input, textarea, select') ?? []),
];
/** A growing textarea marked `data-line` counts as a single-line input. */
const isLine = (target: EventTarget) =>
  (target instanceof HTMLInputElement && target.getAttribute('role') !== 'combobox') ||
  (target instanceof HTMLTextAreaElement && target.dataset.line !== undefined);

export const useOrderedRows = <Row extends object>({
  rows,
  onChange,
  blank,
  max = 200,
  together = () => true,
}: Options<Row>): OrderedRows<Row> => {
  const box = useRef<HTMLDivElement>(null);
  const keys = useRef<number[]>([]);
  const last = useRef(0);
  const focus = useRef<{ at: number; field: number } | null>(null);
  while (keys.current.length < rows.length) {
    last.current += 1;
    keys.current.push(last.current);
  }
  keys.current.length = rows.length;
  useLayoutEffect(() => {
    if (!focus.current) return;
    const { at, field } = focus.current;
    const fields = fieldsIn(box.current, at);
    // After the last row is removed, the focus moves to the add button.
    const next = fields[field] ?? fields[0] ?? (rows.length === 0 ? box.current?.querySelector('button') : null);
    if (!next) return;
    focus.current = null;
    next.focus();
  });
  const full = rows.length >= max;
  const add = (at: number, row?: Row) => {
    if (full) return;
    last.current += 1;
    keys.current.splice(at, 0, last.current);
    focus.current = { at, field: 0 };
    onChange(rows.toSpliced(at, 0, row ?? blank(rows[at - 1])));
  };
  const move = (at: number, step: 1 | -1) => {
    const [row, key, to] = [rows[at], keys.current[at], at + step];
    const other = rows[to];
    if (!row || !other || key === undefined || !together(row, other)) return;
    const field = fieldsIn(box.current, at).indexOf(document.activeElement as HTMLElement);
    if (field >= 0) focus.current = { at: to, field };
    keys.current = keys.current.toSpliced(at, 1).toSpliced(to, 0, key);
    onChange(rows.toSpliced(at, 1).toSpliced(to, 0, row));
  };
  return {
    box,
    keys: keys.current,
    full,
    add,
    move,
    together: (at, other) => {
      const [row, otherRow] = [rows[at], rows[other]];
      return row !== undefined && otherRow !== undefined && together(row, otherRow);
    },
    remove: (at) => {
      keys.current.splice(at, 1);
      focus.current = { at: Math.max(0, at - 1), field: 0 };
      onChange(rows.toSpliced(at, 1));
    },
    set: (at, change) => onChange(rows.map((row, place) => (place === at ? { ...row, ...change } : row))),
    onKeyDown: (at) => (event) => {
      const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
      if (event.altKey && step) {
        event.preventDefault();
        move(at, step);
      } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && isLine(event.target)) {
        event.preventDefault();
        add(at + 1);
      }
    },
  };
};
