// The hours worked for a client in a year: by month, person and kind of work, with sums.

import { useState } from 'react';
import { FailedState } from '#admin/generic/failed-state.tsx';
import type { RecordProps } from '#admin/generic/form/extras.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { IconClock } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useFormat, useLanguage } from '#admin/ui/page/words.tsx';
import { type Column, DataTable } from '#admin/ui/tables/data-table.tsx';
import { FilterRow } from '#admin/ui/tables/filters.tsx';
import { type HoursRow, useHours } from './hours-data.ts';
import './client.css';

const sum = (rows: readonly HoursRow[]) => rows.reduce((total, { total_time }) => total + total_time, 0);

export function Hours({ record }: RecordProps<'client'>) {
  const say = useSay();
  const format = useFormat();
  const language = useLanguage();
  const [year, setYear] = useState<number | null>(null);
  const { data, error, refetch, isPlaceholderData } = useHours(record.id, year);
  if (!data) return <Card>{error ? <FailedState error={error} onRetry={refetch} /> : <SkeletonRows rows={6} head />}</Card>;
  if (data.year === null)
    return (
      <Card>
        <EmptyState icon={<IconClock size={28} />} title={say('client_page.noHours')}>
          {say('client_page.noHoursHint')}
        </EmptyState>
      </Card>
    );
  const byMonth = new Map([...Map.groupBy(data.rows, ({ month }) => month)].map(([month, rows]) => [month, sum(rows)]));
  const monthName = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const columns: Column<HoursRow>[] = [
    {
      id: 'user',
      head: say('client_page.person'),
      weight: 'strong',
      narrow: 'title',
      cell: ({ user_name }) => (
        <span className="row inline gap-8">
          <Avatar name={user_name} />
          {user_name}
        </span>
      ),
    },
    { id: 'work_type', head: say('client_page.workType'), narrow: 'line', cell: ({ work_type_name }) => work_type_name },
    {
      id: 'tasks',
      head: say('client_page.tasks'),
      align: 'right',
      narrow: 'hidden',
      cell: ({ tasks }) => <span className="ui-num">{format.number(tasks)}</span>,
    },
    {
      id: 'time',
      head: say('client_page.time'),
      align: 'right',
      narrow: 'end',
      cell: ({ total_time }) => <span className="ui-num">{format.hours(total_time)}</span>,
    },
  ];
  const shown = year ?? data.year;
  // While another year loads, the previous year's hours stay under their own heading.
  const yearText = String(data.year);
  return (
    <>
      <FilterRow
        end={
          <span className="row inline gap-8">
            {say('client_page.sum', { year: yearText })} <b className="ui-num">{format.hours(sum(data.rows))}</b>
          </span>
        }
      >
        {data.years.length > 1 && (
          <fieldset className="client-hours-years row stretch wrap gap-4 fit flush">
            <legend className="ui-unseen">{say('client_page.year')}</legend>
            {data.years.map((one) => (
              <ActionButton key={one} kind={one === shown ? 'plain' : 'quiet'} pressed={one === shown} onAct={() => setYear(one)}>
                <span className="ui-num">{one}</span>
              </ActionButton>
            ))}
          </fieldset>
        )}
      </FilterRow>
      <Card flush label={say('client_page.hours')}>
        {data.rows.length === 0 ? (
          <EmptyState icon={<IconClock size={28} />} title={say('client_page.noneInYear', { year: yearText })} />
        ) : (
          <DataTable<HoursRow>
            label={say('client_page.hours')}
            rows={data.rows}
            columns={columns}
            rowKey={(row) => `${row.month}:${row.user_id}:${row.work_type_id}`}
            groupOf={({ month }) => ({
              key: month,
              label: `${monthName.format(Date.parse(`${month}-01T00:00:00Z`))} · ${format.hours(byMonth.get(month) ?? 0)}`,
            })}
            dimmed={isPlaceholderData}
          />
        )}
      </Card>
    </>
  );
}
