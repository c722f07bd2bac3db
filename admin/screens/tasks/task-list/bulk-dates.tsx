// Sets deadline and priority of several tasks; what is not touched stays as each task has it.
import { useId, useState } from 'react';
import { Labelled } from '#admin/fields/labelled.tsx';
import type { BulkProps } from '#admin/generic/list/each-row.ts';
import { RowsPopup } from '#admin/generic/list/rows-popup.tsx';
import { call } from '#admin/providers/calls/http.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import type { Priority } from '#admin/screens/tasks/shared/priority.tsx';
import { Checkbox, SegmentedChoice } from '#admin/ui/inputs/choices.tsx';
import { DateTimeInput } from '#admin/ui/inputs/date-input.tsx';
import { taskLabel } from './cells.tsx';
import type { TaskRow } from './lists.ts';

type Unchanged = 'unchanged';
const priorities: readonly Priority[] = [0, 1, 2, 3];
const isUnread = (deadline: string | null) => deadline !== null && Number.isNaN(Date.parse(deadline));
const same = (a: string | null, b: string | null) => (a === null || b === null ? a === b : Date.parse(a) === Date.parse(b));

export function DateTasks(props: BulkProps<TaskRow> & { onClose: () => void }) {
  const say = useSay();
  const words = useEntityWords('task');
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [none, setNone] = useState(false);
  const [priority, setPriority] = useState<Priority | Unchanged>('unchanged');
  /** undefined: each task keeps its own. */
  const deadline = none ? null : (typed ?? undefined);
  const dated = (row: TaskRow) => deadline !== undefined && !same(row.deadline, deadline);
  const ranked = (row: TaskRow) => priority !== 'unchanged' && row.priority !== priority;
  const blocked =
    deadline === undefined && priority === 'unchanged'
      ? say('task_page.bulk.noDates')
      : typed !== null && !none && isUnread(typed)
        ? say('task_act.dates.invalid')
        : null;
  const change = async (row: TaskRow) => {
    if (deadline !== undefined && dated(row)) await call(`/task/${row.id}/deadline`, { method: 'PUT', body: { deadline } });
    if (priority !== 'unchanged' && ranked(row)) await call(`/task/${row.id}/priority`, { method: 'PUT', body: { priority } });
  };
  return (
    <RowsPopup
      {...props}
      nameOf={taskLabel}
      title={say('task_act.dates.title')}
      filled={deadline !== undefined || priority !== 'unchanged'}
      action={say('task_act.dates.action')}
      intent={[deadline ?? null, none, priority]}
      blocked={blocked}
      concerns={(row) => dated(row) || ranked(row)}
      act={change}
      doneText={(done) => say('task_page.bulk.dated', { smart_count: done })}
    >
      <Labelled id={id} label={words.label('deadline')} help={say('task_page.bulk.keeps')}>
        <DateTimeInput id={id} value={none ? null : typed} error={!none && isUnread(typed)} onChange={setTyped} />
      </Labelled>
      <Checkbox label={say('task_page.bulk.clearDeadline')} checked={none} onChange={setNone} />
      <SegmentedChoice<Priority | Unchanged>
        label={words.label('priority')}
        value={priority}
        options={[
          { value: 'unchanged', label: say('task_page.bulk.unchanged') },
          ...priorities.map((value) => ({ value, label: words.choice('priority', value) })),
        ]}
        onChange={setPriority}
      />
    </RowsPopup>
  );
}
