// A decision or an action item inside the minutes; an action item shows the state of its task.

import { Link } from 'react-router';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useMeetingPress } from '#admin/screens/meetings/shared/acts.ts';
import type { Outcome } from '#admin/screens/meetings/shared/outcomes.ts';
import { TaskGlyph } from '#admin/screens/tasks/shared/cells.tsx';
import { taskStateName } from '#admin/screens/tasks/shared/states.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconCheckbox, IconGavel, IconUserCheck } from '#admin/ui/marks/icons.tsx';
import { MoreMenu } from '#admin/ui/overlays/more-menu.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { type Meeting, mayNow } from './data.ts';

/** `○ #4138 Odprto`. */
export function TaskOf({ outcome: { task_id, task_number, task_status } }: { outcome: Outcome }) {
  const say = useSay();
  if (task_id === null || task_status === null) return null;
  return (
    <Link to={`/task/${task_id}`} className="row inline gap-6 ui-num">
      <TaskGlyph status={task_status} size={14} />#{task_number} {say(`task.values.status.${taskStateName(task_status)}`)}
    </Link>
  );
}

/** Creates the task of an action item, or marks the item as done. */
export function OutcomeActs({ meeting, outcome }: { meeting: Meeting; outcome: Outcome }) {
  const say = useSay();
  const press = useMeetingPress(meeting.id);
  const at = `/outcome/${outcome.id}` as const;
  const writes = mayNow(meeting, 'write');
  const opens = outcome.kind === 'action' && outcome.task_id === null && mayNow(meeting, 'makeTask');
  return (
    <>
      {opens && !outcome.done && (
        <ActionButton kind="quiet" icon={<IconCheckbox size={16} />} onAct={() => press((send) => send(`${at}/task`, { method: 'POST' }))}>
          {say('meeting_page.tasks.make')}
        </ActionButton>
      )}
      {(writes || opens) && (
        <MoreMenu
          upright
          label={say('meeting_page.tasks.acts', { text: outcome.text.slice(0, 60) })}
          items={[
            ...(opens
              ? [
                  {
                    id: 'done',
                    label: say(outcome.done ? 'meeting_page.tasks.undone' : 'meeting_page.tasks.done'),
                    onAct: () => press((send) => send(at, { body: { done: !outcome.done } })),
                  },
                ]
              : []),
            ...(writes
              ? [
                  {
                    id: 'remove',
                    label: say('meeting_page.remove'),
                    danger: true,
                    onAct: () => press((send) => send(at, { method: 'DELETE' })),
                  },
                ]
              : []),
          ]}
        />
      )}
    </>
  );
}

/** `number`: its ordinal within its kind. */
export function OutcomeCard({ meeting, outcome, number }: { meeting: Meeting; outcome: Outcome; number: number }) {
  const say = useSay();
  const format = useFormat();
  const { kind, text, user_name, due, done } = outcome;
  const head =
    kind === 'decision'
      ? say('meeting_page.tasks.decision', { number })
      : [say('meeting_page.tasks.action', { number }), user_name, due && say('meeting_page.tasks.until', { time: format.date(due) })]
          .filter(Boolean)
          .join(' · ');
  return (
    <div className={`outcome outcome-${kind}`}>
      <span className="outcome-sign">{kind === 'decision' ? <IconGavel size={18} /> : <IconUserCheck size={18} />}</span>
      <div className="outcome-words">
        <p className="ui-small ui-faint">{head}</p>
        <p className={done ? 'outcome-done' : undefined}>{text}</p>
      </div>
      <span className="outcome-acts row gap-4 push">
        <TaskOf outcome={outcome} />
        <OutcomeActs meeting={meeting} outcome={outcome} />
      </span>
    </div>
  );
}
