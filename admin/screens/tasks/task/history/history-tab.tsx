// The history of a task and of all that hangs on it.
import { History } from '#admin/generic/history/history.tsx';
import type { TabProps } from '../tabs.tsx';

export default function HistoryTab({ task }: TabProps) {
  return <History path={`task/${task.id}`} entity="task" mark={`${task.revision} ${task.version}`} />;
}
