// Assigns several tasks to one colleague.
import { useState } from 'react';
import type { BulkProps } from '#admin/generic/list/each-row.ts';
import { RowsPopup } from '#admin/generic/list/rows-popup.tsx';
import { call } from '#admin/providers/calls/http.ts';
import { useNameOf } from '#admin/providers/person/colleagues.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useCandidates } from '#admin/screens/tasks/shared/people/candidates.ts';
import { PersonList } from '#admin/screens/tasks/shared/people/people-list.tsx';
import { taskLabel } from './cells.tsx';
import type { TaskRow } from './lists.ts';

export function GiveTasks(props: BulkProps<TaskRow> & { onClose: () => void }) {
  const say = useSay();
  const nameOf = useNameOf();
  const people = useCandidates();
  const [to, setTo] = useState<number | null>(null);
  return (
    <RowsPopup
      {...props}
      nameOf={taskLabel}
      title={say('task.popups.give.title')}
      filled={to !== null}
      action={say('task.popups.give.action')}
      intent={to}
      blocked={to === null ? say('task.popups.give.choose') : null}
      // A retry skips tasks that are assigned already.
      concerns={(row) => row.company_user_id !== to}
      act={(row) => call(`/task/${row.id}/give/${Number(to)}`, { method: 'PUT' })}
      doneText={(done) => say('task_page.bulk.given', { smart_count: done, name: to === null ? '' : nameOf(to) })}
    >
      <PersonList label={say('task.popups.give.who')} people={people} none={say('task_page.team.empty')} value={to} onChange={setTo} />
    </RowsPopup>
  );
}
