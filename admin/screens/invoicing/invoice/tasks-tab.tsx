// The tasks of a draft with their unbilled work; tasks can be removed and added.
import { useSaidAct } from '#admin/generic/acts/said-act.ts';
import { stay } from '#admin/providers/calls/press.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf, pathTo } from '#admin/providers/records/metadata.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconPlus, IconX } from '#admin/ui/marks/icons.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { type Column, DataTable } from '#admin/ui/tables/data-table.tsx';
import type { Detail } from './data.ts';
import type { Lines } from './lines/use-lines.ts';
import { Hours } from './worth.tsx';

type InvoicedTask = Detail['tasks'][number];
const task = entityOf('task');

export function TasksTab({ detail, form, readOnly, onAdd }: { detail: Detail; form: Lines; readOnly: boolean; onAdd: () => void }) {
  const say = useSay();
  const format = useFormat();
  const { act } = useSaidAct();
  const leave = ({ id, company_task_id }: InvoicedTask) =>
    act({
      on: `task:${id}`,
      send: async (key) => (await form.act((send) => send(`/task/${id}`, { method: 'DELETE' }, key))) || stay,
      done: say('invoice_page.tasks.left', { number: `#${company_task_id}` }),
      undo: async (key) => (await form.act((send) => send('/task', { method: 'POST', body: { tasks: [id] } }, key))) || stay,
    });
  const add = !readOnly && (
    <ActionButton kind="quiet" icon={<IconPlus size={16} />} onAct={onAdd}>
      {say('invoice_page.tasks.add')}
    </ActionButton>
  );
  if (detail.tasks.length === 0) return <EmptyState title={say('invoice_page.tasks.empty')} action={add} />;
  const columns: Column<InvoicedTask>[] = [
    {
      id: 'number',
      head: say('task.fields.company_task_id'),
      cell: ({ company_task_id }) => <span className="ui-num">#{company_task_id}</span>,
      narrow: 'lead',
      weight: 'quiet',
    },
    { id: 'title', head: say('task.fields.title'), cell: ({ title }) => title, narrow: 'title', weight: 'strong' },
    {
      id: 'confirmed',
      head: say('invoice_page.unbilled.confirmed'),
      cell: ({ date_closed }) => <span className="ui-num">{format.date(date_closed && format.dayOf(date_closed))}</span>,
      narrow: 'line',
    },
    {
      id: 'worked',
      head: say('invoice_page.tasks.worked'),
      align: 'right',
      cell: ({ worked_time }) => <Hours seconds={worked_time} />,
      narrow: 'state',
    },
    ...(readOnly
      ? []
      : [
          {
            id: 'leave',
            head: say('invoice_page.tasks.leave'),
            hideHead: true,
            cell: (row: InvoicedTask) => (
              <IconButton
                icon={<IconX size={16} />}
                label={`${say('invoice_page.tasks.leave')}: #${row.company_task_id}`}
                onAct={() => void leave(row)}
              />
            ),
            narrow: 'act' as const,
          },
        ]),
  ];
  return (
    <>
      <DataTable<InvoicedTask>
        label={say('task.many')}
        rows={detail.tasks}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ company_task_id, title }) => `#${company_task_id} ${title}`}
        rowTo={({ id }) => pathTo(task, id) ?? '/'}
      />
      {add && <div className="invoice-add-tasks">{add}</div>}
    </>
  );
}
