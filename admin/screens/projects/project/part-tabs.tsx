// The material and trips of a project's tasks, each with its task.
import type { ReactNode } from 'react';
import { FailedState } from '#admin/generic/failed-state.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { type Column, DataTable } from '#admin/ui/tables/data-table.tsx';
import { type MaterialRow, type ProjectPage, useMaterial, useTransport } from './data.ts';
import { MaterialWorth } from './material-worth.tsx';

type OfTask = {
  readonly id: number;
  readonly task_id: number;
  readonly company_task_id: number;
  readonly task_title: string;
  readonly who: string;
};
type Props<Row extends OfTask> = {
  label: string;
  empty: string;
  found: { data: readonly Row[] | undefined; error: unknown; refetch: () => unknown };
  title: (row: Row) => string;
  columns: readonly Column<Row>[];
};

function Parts<Row extends OfTask>({ label, empty, found: { data, error, refetch }, title, columns }: Props<Row>): ReactNode {
  const say = useSay();
  if (!data) return error ? <FailedState error={error} onRetry={refetch} /> : <SkeletonRows rows={4} />;
  if (data.length === 0) return <EmptyState title={empty} />;
  const all: Column<Row>[] = [
    { id: 'title', head: label, narrow: 'title', cell: (row) => title(row) },
    ...columns,
    { id: 'who', head: say('material.fields.user_id'), weight: 'quiet', narrow: 'line', cell: (row) => row.who },
    {
      id: 'task',
      head: say('task.one'),
      weight: 'quiet',
      narrow: 'line',
      cell: (row) => (
        <span className="ui-one-line">
          <span className="ui-num">#{row.company_task_id}</span> {row.task_title}
        </span>
      ),
    },
  ];
  return (
    <DataTable<Row>
      label={label}
      rows={data}
      columns={all}
      rowKey={(row) => row.id}
      rowName={(row) => `${title(row)}, #${row.company_task_id}`}
      rowTo={(row) => `/task/${row.task_id}`}
    />
  );
}

/** The used material at offer prices, if the user may see them; the sum names what it leaves out. */
export function MaterialTab({ page: { id, material } }: { page: ProjectPage }) {
  const say = useSay();
  const format = useFormat();
  const amounts: Column<MaterialRow> = {
    id: 'amount',
    head: say('project_page.material.value'),
    align: 'right',
    narrow: 'line',
    cell: ({ amount }) =>
      amount === null ? (
        <span className="ui-faint">{say('project_page.material.none')}</span>
      ) : (
        <span className="ui-num">{format.money(amount)}</span>
      ),
  };
  return (
    <>
      <Parts
        label={say('project.fields.materials')}
        empty={say('project_page.empty.material')}
        found={useMaterial(id)}
        title={({ name }) => name}
        columns={[
          {
            id: 'quantity',
            head: say('material.fields.quantity'),
            align: 'right',
            narrow: 'end',
            cell: ({ quantity, unit }) => <span className="ui-num">{format.unit(quantity, unit === 'Meter' ? 'm' : '', 3).trim()}</span>,
          },
          ...(material ? [amounts] : []),
        ]}
      />
      {material && (material.used > 0 || material.unpriced > 0) && (
        <p className="project-plan-foot ui-small ui-quiet">
          <MaterialWorth of={material} />
        </p>
      )}
    </>
  );
}

export function TransportTab({ id }: { id: number }) {
  const say = useSay();
  const format = useFormat();
  return (
    <Parts
      label={say('project.fields.transports')}
      empty={say('project_page.empty.transport')}
      found={useTransport(id)}
      title={({ start_point, end_point, vehicle }) => [start_point, end_point].filter(Boolean).join(' – ') || vehicle}
      columns={[
        {
          id: 'day',
          head: say('work_order.transports.day'),
          narrow: 'line',
          cell: ({ start_time }) => <span className="ui-num">{format.dateTime(start_time)}</span>,
        },
        {
          id: 'kilometers',
          head: say('work_order.transports.distance'),
          align: 'right',
          narrow: 'end',
          cell: ({ start_kilometers, end_kilometers }) => (
            <span className="ui-num">{end_kilometers === null ? '–' : format.kilometers(end_kilometers - start_kilometers)}</span>
          ),
        },
      ]}
    />
  );
}
