// A new task by its address: its popup lies over the own tasks, to which closing leads back.
import type { ScreenProps } from '#admin/generic/screens.ts';
import { TaskList } from './task-list.tsx';

export default function CreateTask({ entity, lists }: ScreenProps) {
  return lists ? <TaskList entity={entity} list="own" lists={lists} creating /> : null;
}
