// What somebody on the way to a task reads first: until when, where, and what to know before ringing the bell.
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

function Row({ name, icon, children }: { name: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className="row start gap-12">
      <dt className="rigid">
        {icon}
        <span className="ui-unseen">{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Nothing for a task that says none of it. */
export function PhonePlace({ task }: { task: TaskPage }) {
  const say = useSay();
  const format = useFormat();
  const now = useNow(useServerOffset(), { step: 60_000 });
  const { deadline } = task;
  const address = addressOf(task);
  const notes = task.branch_office?.standing_notes;
  if (!deadline && !address && !notes) return null;
  return (
    <dl className="task-place ui-card stack">
      {deadline && (
        <Row name={say('task.fields.deadline')} icon={<IconCalendar size={iconSize} />}>
          <Due urgency={taskUrgency(task, now, format)}>{format.dateTime(deadline)}</Due>
        </Row>
      )}
      {address && (
        <Row name={say('client.fields.address')} icon={<IconMapPin size={iconSize} />}>
          {address}
        </Row>
      )}
      {notes && (
        <Row name={say('branch_office.fields.standing_notes')} icon={<IconLock size={iconSize} />}>
          <b className="prose break">{notes}</b>
        </Row>
      )}
    </dl>
  );
}
