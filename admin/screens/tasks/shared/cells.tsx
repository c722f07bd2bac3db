// The state and the priority of a task by their signs.
import type { CellProps } from '#admin/fields/kinds.ts';
import { type Priority, PriorityGlyph } from '#admin/ui/marks/priority.tsx';
import { StatusGlyph, type TaskStatus } from '#admin/ui/marks/status.tsx';

export function StatusCell({ value }: CellProps) {
  return <StatusGlyph status={value as TaskStatus} label />;
}

export function PriorityCell({ value }: CellProps) {
  return <PriorityGlyph priority={value as Priority} label />;
}

const statuses = 8;
/** Nothing for a number that is no state. */
export const statusSign = (value: unknown, label = false) =>
  Number(value) < statuses && <StatusGlyph status={value as TaskStatus} size={label ? 16 : 14} label={label} />;
export const prioritySign = (value: unknown, label = false) => <PriorityGlyph priority={value as Priority} label={label} />;
