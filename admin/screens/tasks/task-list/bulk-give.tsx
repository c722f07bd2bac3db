// Assigns several tasks to one colleague.
import { useState } from 'react';
import { type BulkProps, sendEachRow } from '#admin/generic/list/each-row.ts';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { call } from '#admin/providers/calls/http.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useCandidates } from '#admin/screens/tasks/shared/people/candidates.ts';
import { PersonList } from '#admin/screens/tasks/shared/people/people-list.tsx';
import { taskLabel } from './cells.tsx';
import type { TaskRow } from './lists.ts';

export function GiveTasks({ rows, onDone, onClose }: BulkProps<TaskRow> & { onClose: () => void }) {
  const say = useSay();
  const people = useCandidates();
  const [to, setTo] = useState<number | null>(null);
  const name = people?.find(({ id }) => id === to)?.name ?? '';
  const give = async () => {
    if (to === null) return;
    await sendEachRow(
      // A retry skips tasks that are assigned already.
      rows.filter((row) => row.company_user_id !== to),
      (row) => call(`/task/${row.id}/give/${to}`, { method: 'PUT' }),
      (done) => say('task_page.bulk.given', { smart_count: done, name }),
    );
    onDone();
  };
  return (
    <PressPopup
      title={say('task.popups.give.title')}
      subject={rows.map(taskLabel).join(', ')}
      onClose={onClose}
      filled={to !== null}
      action={{
        label: say('task.popups.give.action'),
        subject: to,
        send: give,
        blocked: to === null ? say('task.popups.give.choose') : null,
      }}
    >
      <PersonList label={say('task.popups.give.who')} people={people} none={say('task_page.team.empty')} value={to} onChange={setTo} />
    </PressPopup>
  );
}
