// Up, down and Enter move to the same cell of the neighbouring line, in lines without manual order.
import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 };

export const moveBetweenLines = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key];
  const cell = (event.target as HTMLElement).closest('td');
  const row = cell?.closest('tr');
  if (!step || !cell || !row || event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement)) return;
  const rows = [...event.currentTarget.querySelectorAll('tr.line')];
  const next = rows[rows.indexOf(row) + step]?.querySelectorAll('td')[cell.cellIndex]?.querySelector('input');
  if (!next) return;
  event.preventDefault();
  next.focus();
};
