// The history of a task and its parts.
import { History } from '#admin/generic/history/history.tsx';
import type { TabProps } from '../tabs.tsx';

export default function HistoryTab({ task }: TabProps) {
  return <History path={`task/${task.id}`} entity="task" mark={`${task.revision} ${task.version}`} />;
}
