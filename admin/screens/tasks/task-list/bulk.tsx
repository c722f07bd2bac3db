// Bulk actions on tasks: take, assign, date, tag; a refused task is told with its reason and does not undo the others.

import { useState } from 'react';
import { type BulkProps, eachRow, type RefusedRow } from '#admin/generic/list/each-row.ts';
import { isRefusal, RefusedRowsPopup } from '#admin/generic/list/rows-popup.tsx';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { call } from '#admin/providers/calls/http.ts';
import { useCaller, useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { isOpenTask, isToDo, taskStates } from '#admin/screens/tasks/shared/states.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconCalendar, IconHandGrab, IconTag, IconUserShare } from '#admin/ui/marks/icons.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { allows, anyOf, can, own } from '#schema/core/access.ts';
import { DateTasks } from './bulk-dates.tsx';
import { GiveTasks } from './bulk-give.tsx';
import { TagTasks } from './bulk-tags.tsx';
import { taskLabel } from './cells.tsx';
import type { ListName, TaskRow } from './lists.ts';

const mayDate = anyOf(own('company_user_id'), can('tasks.manage'));
const mayTag = anyOf(own('company_user_id'), can('tasks.tags'), can('tasks.manage'));

const isFree = ({ status }: TaskRow) => status === taskStates.unassigned;
/** Invoiced and rejected tasks cannot be changed. */
const isTaggable = (row: TaskRow) => isOpenTask(row) || row.status === taskStates.confirmed;

/** Whether the user has any bulk action in a list. */
export const useMayChoose = (list: ListName): boolean => {
  const mayGive = useMay(can('tasks.users'));
  const mayTagAll = useMay(anyOf(can('tasks.tags'), can('tasks.manage')));
  return list === 'unassigned' || list === 'all' || ((mayGive || mayTagAll) && list !== 'closed');
};

export function TaskBulk({ rows, onDone }: BulkProps<TaskRow>) {
  const say = useSay();
  const failed = useFailure();
  const mayGive = useMay(can('tasks.users'));
  const caller = useCaller();
  const [popup, setPopup] = useState<'give' | 'dates' | 'tags' | null>(null);
  const [left, setLeft] = useState<readonly RefusedRow<TaskRow>[]>([]);
  const common = { rows, onDone, onClose: () => setPopup(null) };
  const take = async () => {
    const { done, refusedRows, error } = await eachRow(rows, (row) => call(`/task/${row.id}/take`, { method: 'PUT' }), isRefusal);
    if (done > 0) toastSuccess(say('task_page.bulk.taken', { smart_count: done }));
    if (error) failed(error);
    if (refusedRows.length > 0) setLeft(refusedRows);
    else onDone();
  };
  return (
    <>
      {rows.every(isFree) && (
        <ActionButton icon={<IconHandGrab size={16} />} onAct={take}>
          {say('task.transitions.take')}
        </ActionButton>
      )}
      {mayGive && rows.every(isToDo) && (
        <ActionButton icon={<IconUserShare size={16} />} onAct={() => setPopup('give')}>
          {say('task.transitions.give')}
        </ActionButton>
      )}
      {rows.every((row) => isToDo(row) && allows(mayDate, caller, row)) && (
        <ActionButton icon={<IconCalendar size={16} />} onAct={() => setPopup('dates')}>
          {say('task_act.dates.title')}
        </ActionButton>
      )}
      {rows.every((row) => isTaggable(row) && allows(mayTag, caller, row)) && (
        <ActionButton icon={<IconTag size={16} />} onAct={() => setPopup('tags')}>
          {say('task_page.bulk.tag')}
        </ActionButton>
      )}
      {popup === 'give' && <GiveTasks {...common} />}
      {popup === 'dates' && <DateTasks {...common} />}
      {popup === 'tags' && <TagTasks {...common} />}
      {left.length > 0 && (
        <RefusedRowsPopup
          title={say('task.transitions.take')}
          refused={left}
          nameOf={taskLabel}
          onClose={() => {
            setLeft([]);
            onDone();
          }}
        />
      )}
    </>
  );
}
