// What somebody on the way to a task reads first: until when, where, and what to know before ringing the bell.
import './cards.css';
import type { ReactNode } from 'react';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { addressOf } from '#admin/screens/clients/shared/parties.ts';
import { taskUrgency } from '#admin/screens/tasks/shared/states.ts';
import type { TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import { Due } from '#admin/ui/marks/due.tsx';
import { IconCalendar, IconLock, IconMapPin } from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';

const iconSize = 18;

/** Nothing for a task that says none of it. */
export function PhonePlace({ task }: { task: TaskPage }) {
  const say = useSay();
  const format = useFormat();
  const now = useNow(useServerOffset(), { step: 60_000 });
  const address = addressOf(task);
  const notes = task.branch_office?.standing_notes;
  const rows: readonly (readonly [id: string, name: string, icon: ReactNode, content: ReactNode])[] = [
    ...(task.deadline
      ? [
          [
            'deadline',
            say('task.fields.deadline'),
            <IconCalendar key="icon" size={iconSize} />,
            <Due key="due" urgency={taskUrgency(task, now, format)}>
              {format.dateTime(task.deadline)}
            </Due>,
          ] as const,
        ]
      : []),
    ...(address ? [['address', say('client.fields.address'), <IconMapPin key="icon" size={iconSize} />, address] as const] : []),
    ...(notes
      ? [
          [
            'notes',
            say('branch_office.fields.standing_notes'),
            <IconLock key="icon" size={iconSize} />,
            <b key="notes" className="prose break">
              {notes}
            </b>,
          ] as const,
        ]
      : []),
  ];
  if (rows.length === 0) return null;
  return (
    <dl className="task-place ui-card stack">
      {rows.map(([id, name, icon, content]) => (
        <div key={id} className="row start gap-12">
          <dt className="rigid">
            {icon}
            <span className="ui-unseen">{name}</span>
          </dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
}
