// All action items of a meeting: text, person, day, and the state of each task.
import { useSay } from '#admin/providers/person/speech.tsx';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { ActionForm } from './action-form.tsx';
import { type Meeting, mayNow } from './data.ts';
import { OutcomeActs, TaskOf } from './outcome-card.tsx';

export function TasksCard({ meeting }: { meeting: Meeting }) {
  const say = useSay();
  const format = useFormat();
  const actions = meeting.outcomes.filter(({ kind }) => kind === 'action');
  const writes = mayNow(meeting, 'write');
  return (
    <Card flush title={say('meeting_page.tasks.title')} count={actions.length}>
      {actions.length === 0 && !writes && <p className="meeting-none ui-quiet">{say('meeting_page.tasks.none')}</p>}
      {actions.length > 0 && (
        <ul>
          {actions.map((outcome) => (
            <li key={outcome.id} className="meeting-task">
              <p className={outcome.done ? 'outcome-done' : undefined}>{outcome.text}</p>
              <p className="meeting-task-foot row wrap gap-8 lines-4 ui-small ui-quiet">
                {outcome.user_name && <Avatar name={outcome.user_name} />}
                {outcome.due && <span className="ui-num">{format.date(outcome.due)}</span>}
                <span className="meeting-task-state row inline wrap gap-4 push">
                  <TaskOf outcome={outcome} />
                  <OutcomeActs meeting={meeting} outcome={outcome} />
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
      {writes && (
        <div className="meeting-tasks-form">
          <ActionForm meeting={meeting} />
        </div>
      )}
    </Card>
  );
}
