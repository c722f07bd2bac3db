// The address of a new task: a popup over the user's tasks, to which closing returns.
import type { ScreenProps } from '#admin/generic/screens.ts';
import { TaskList } from './task-list.tsx';

export default function CreateTask({ entity, lists }: ScreenProps) {
  return lists ? <TaskList entity={entity} list="own" lists={lists} creating /> : null;
}
