// Further confirmed tasks of the client, taken into a group that is prepared already.
import { useState } from 'react';
import { FailedState } from '#admin/generic/failed-state.tsx';
import { stay, usePress } from '#admin/providers/calls/press.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconPlus } from '#admin/ui/marks/icons.tsx';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { DataTable } from '#admin/ui/tables/data-table.tsx';
import { type Invoice, useReread } from './data.ts';
import type { Lines } from './lines/use-lines.ts';
import { useTaskColumns } from './unbilled/unbilled-columns.tsx';
import { type UnbilledTask, useTasks } from './unbilled/unbilled-data.ts';

const all = { month: null, overdue: false } as const;

export function AddTasks({ page, form, onClose }: { page: Invoice; form: Lines; onClose: () => void }) {
  const say = useSay();
  const reread = useReread();
  const columns = useTaskColumns();
  const { data, error, refetch } = useTasks(page.client_id, all);
  const [ticked, tick] = useState<readonly number[]>([]);
  const { error: refused, press } = usePress(onClose);
  // Who was quicker has taken it from the list as well.
  const tasks = ticked.filter((id) => data?.some((one) => one.id === id));
  const add = async () => {
    await press(tasks, async () => {
      if (!(await form.act('task', 'POST', { tasks }))) return stay;
      toastSuccess(say('invoice_page.tasks.added', { title: page.title, what: say('task.count', { smart_count: tasks.length }) }));
    });
    await reread();
  };
  const shown = () => {
    if (!data) return error ? <FailedState error={error} onRetry={refetch} /> : <SkeletonRows rows={4} />;
    if (data.length === 0) return <EmptyState title={say('invoice_page.tasks.none')} />;
    return (
      <DataTable<UnbilledTask>
        label={say('task.many')}
        rows={data}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ company_task_id, title }) => `#${company_task_id} ${title}`}
        selected={tasks}
        onSelect={(ids) => tick(ids.map(Number))}
      />
    );
  };
  return (
    <Popup
      open
      width="wide"
      title={say('invoice_page.tasks.addTitle')}
      subject={page.client_name}
      onClose={onClose}
      filled={tasks.length > 0}
      error={refused}
      action={{
        label: say('invoice_page.tasks.addAction'),
        icon: <IconPlus size={16} />,
        blocked: tasks.length > 0 ? null : say('invoice_page.tasks.tick'),
        onAct: add,
      }}
    >
      {shown()}
    </Popup>
  );
}
