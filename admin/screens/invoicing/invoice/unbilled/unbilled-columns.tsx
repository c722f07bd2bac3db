// The columns of unbilled tasks: title, confirmation day, and amount.
import './unbilled.css';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { IconClockExclamation } from '#admin/ui/marks/icons.tsx';
import { useFormat, useWords } from '#admin/ui/page/words.tsx';
import type { Column } from '#admin/ui/tables/data-table.tsx';
import { nothing } from '#schema/core/format.ts';
import { Hours, useWorthColumn } from '../worth.tsx';
import type { UnbilledTask } from './unbilled-data.ts';

export const useTaskColumns = (): Column<UnbilledTask>[] => {
  const words = useEntityWords('task');
  const say = useSay();
  const t = useWords();
  const format = useFormat();
  const worth = useWorthColumn();
  const some = (value: number, text: string) => (value > 0 ? text : nothing);
  return [
    {
      id: 'number',
      head: words.head('company_task_id'),
      cell: ({ company_task_id }) => <span className="ui-num">#{company_task_id}</span>,
      weight: 'quiet',
      narrow: 'lead',
      width: '4rem',
    },
    {
      id: 'title',
      head: words.label('title'),
      cell: ({ title, project_name }) => (
        <span>
          {title} {project_name && <span className="ui-small ui-faint">{project_name}</span>}
        </span>
      ),
      weight: 'strong',
      narrow: 'title',
    },
    {
      id: 'confirmed',
      head: say('invoice_page.unbilled.confirmed'),
      cell: ({ date_closed, days, overdue }) =>
        overdue ? (
          <span className="ui-warn unbilled-overdue row inline gap-4 ui-num">
            <IconClockExclamation size={14} /> {format.date(date_closed && format.dayOf(date_closed))}
            <span className="ui-unseen"> {say('invoice_page.unbilled.days', { smart_count: days })}</span>
          </span>
        ) : (
          <span className="ui-num">{format.date(date_closed && format.dayOf(date_closed))}</span>
        ),
      narrow: 'line',
    },
    {
      id: 'billed',
      head: say('invoice_page.unbilled.billed'),
      align: 'right',
      cell: ({ billed_time, worked_time }) => (
        <span title={billed_time === worked_time ? undefined : say('invoice_page.unbilled.worked', { time: format.hours(worked_time) })}>
          <Hours seconds={billed_time} />
        </span>
      ),
      narrow: 'line',
    },
    {
      id: 'kilometers',
      head: t('units.kilometers'),
      align: 'right',
      cell: ({ kilometers }) => some(kilometers, format.kilometers(kilometers)),
      narrow: 'hidden',
      leaves: 920,
    },
    {
      id: 'materials',
      head: say('material.many'),
      align: 'right',
      cell: ({ materials }) => some(materials, format.number(materials)),
      narrow: 'hidden',
      leaves: 920,
    },
    // A phone has no room for the missing price beside day and hours.
    { ...worth, narrow: 'below' },
  ];
};
