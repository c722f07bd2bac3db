// The facts of a task: deadline, priority, planned time, creator.

import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ItsInvoices } from '#admin/screens/invoicing/shared/project-invoices.tsx';
import { PriorityWord } from '#admin/screens/tasks/shared/priority.tsx';
import { taskUrgency } from '#admin/screens/tasks/shared/states.ts';
import type { TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconPencil } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { DescriptionList } from '#admin/ui/tables/description-list.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import { mayNow } from '../data.ts';
import type { ShowPopup } from '../popups/popups.tsx';

const minute = 60_000;

export function DetailsCard({ task, show }: { task: TaskPage; show: ShowPopup }) {
  const say = useSay();
  const format = useFormat();
  const tone = taskUrgency(task, useNow(useServerOffset(), { step: minute }), format);
  const markOf = ({ by_phone, on_the_spot, handed_over, answered_by_name, sender }: NonNullable<TaskPage['confirmation']>) => {
    const name = answered_by_name ?? '';
    if (by_phone) return say('task_act.banner.byPhone', { name });
    if (on_the_spot) return say('task_act.banner.onTheSpot', { name });
    return handed_over ? say('task_act.banner.handedBy', { name: sender }) : null;
  };
  const { deadline, priority, planned_time, date_added, date_closed, user_added_name, confirmation } = task;
  return (
    <Card
      title={say('task_page.details.title')}
      action={
        mayNow(task, 'changeDeadline') && (
          <IconButton icon={<IconPencil size={16} />} label={say('task_act.dates.open')} onAct={() => show('changeDates')} />
        )
      }
    >
      <DescriptionList
        items={[
          {
            label: say('task.fields.deadline'),
            value: deadline ? (
              <span className="ui-num">{format.dateTime(deadline)}</span>
            ) : (
              <span className="ui-faint">{say('task_page.details.noDeadline')}</span>
            ),
            ...(tone && { tone }),
          },
          { label: say('task.fields.priority'), value: <PriorityWord priority={priority} /> },
          ...(planned_time === null
            ? []
            : [{ label: say('task_page.details.planned'), value: <span className="ui-num">{format.hours(planned_time)}</span> }]),
          ...(task.project > 0
            ? [{ label: say('task.fields.project_hours'), value: say(`task.values.project_hours.${task.project_hours}`) }]
            : []),
          {
            label: say('task.fields.date_added'),
            value: (
              <>
                <span className="ui-num">{format.dateTime(date_added)}</span>
                {user_added_name && `, ${user_added_name}`}
              </>
            ),
          },
          ...(confirmation?.answer === 'confirmed'
            ? [
                {
                  label: say('task_act.banner.confirmed'),
                  value: (
                    <>
                      {confirmation.name && `${confirmation.name}, `}
                      <span className="ui-num">{format.dateTime(confirmation.answered_at)}</span>
                      {markOf(confirmation) && <div className="ui-small ui-faint">{markOf(confirmation)}</div>}
                    </>
                  ),
                },
              ]
            : []),
          ...(task.invoices.length > 0 ? [{ label: say('invoice.one'), value: <ItsInvoices ids={task.invoices.map(Number)} /> }] : []),
          ...(date_closed
            ? [{ label: say('task.fields.date_closed'), value: <span className="ui-num">{format.dateTime(date_closed)}</span> }]
            : []),
        ]}
      />
    </Card>
  );
}
