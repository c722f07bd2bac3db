// Adds confirmed tasks of the client to an invoice draft.
import { useState } from 'react';
import { FailedState } from '#admin/generic/failed-state.tsx';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { stay } from '#admin/providers/calls/press.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconPlus } from '#admin/ui/marks/icons.tsx';
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
  // Tasks taken by a colleague meanwhile are no longer in the list.
  const tasks = ticked.filter((id) => data?.some((one) => one.id === id));
  const add = async () => {
    try {
      return (await form.act((send) => send('/task', { method: 'POST', body: { tasks } }))) ? undefined : stay;
    } finally {
      void reread();
    }
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
    <PressPopup
      width="wide"
      title={say('invoice_page.tasks.addTitle')}
      subject={page.client_name}
      onClose={onClose}
      filled={tasks.length > 0}
      action={{
        label: say('invoice_page.tasks.addAction'),
        icon: <IconPlus size={16} />,
        blocked: tasks.length > 0 ? null : say('invoice_page.tasks.tick'),
        subject: tasks,
        send: add,
        done: say('invoice_page.tasks.added', { title: page.title, what: say('task.count', { smart_count: tasks.length }) }),
      }}
    >
      {shown()}
    </PressPopup>
  );
}
