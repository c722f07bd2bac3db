// Icons of a task's status and priority.
import { StateGlyph, stateMark } from '#admin/fields/cells/state.tsx';
import type { CellProps } from '#admin/fields/kinds.ts';
import { type Priority, PriorityGlyph } from './priority.tsx';

export const { Mark: TaskStatusWord } = stateMark('task');

export function TaskGlyph(props: { status: number; size?: number; label?: boolean }) {
  return <StateGlyph entity="task" {...props} />;
}

export function StatusCell({ value }: CellProps) {
  return <TaskGlyph status={Number(value)} label />;
}

export function PriorityCell({ value }: CellProps) {
  return <PriorityGlyph priority={value as Priority} label />;
}

export const statusSign = (value: unknown, label = false) => <TaskGlyph status={Number(value)} size={label ? 16 : 14} label={label} />;
export const prioritySign = (value: unknown, label = false) => <PriorityGlyph priority={value as Priority} label={label} />;
