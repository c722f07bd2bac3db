// Edits the tags of several tasks: on all, on none, or unchanged where the tasks differ.
import { useState } from 'react';
import type { BulkProps } from '#admin/generic/list/each-row.ts';
import { RowsPopup } from '#admin/generic/list/rows-popup.tsx';
import { call } from '#admin/providers/calls/http.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { Checkbox } from '#admin/ui/inputs/choices.tsx';
import { taskLabel } from './cells.tsx';
import type { TaskRow } from './lists.ts';

export function TagTasks(props: BulkProps<TaskRow> & { onClose: () => void }) {
  const { rows } = props;
  const say = useSay();
  const { tags } = useSession();
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map());
  const having = (id: number) => rows.filter((row) => row.tags.includes(id)).length;
  // A client's tag does not fit other clients' tasks: only global tags and those already used are offered.
  const offered = [...tags.values()].filter(({ id, global, archived }) => (global && !archived) || having(id) > 0);
  const changes = [...chosen].filter(([id, on]) => having(id) !== (on ? rows.length : 0));
  const keep = (row: TaskRow) => {
    const keptTags = row.tags.filter((id) => chosen.get(id) !== false);
    const added = [...chosen].filter(([id, on]) => on && !row.tags.includes(id)).map(([id]) => id);
    return call(`/task/${row.id}/tags`, { method: 'PUT', body: [...keptTags, ...added] });
  };
  return (
    <RowsPopup
      {...props}
      nameOf={taskLabel}
      title={say('task.transitions.changeTags')}
      filled={changes.length > 0}
      action={say('task_page.bulk.tag')}
      intent={changes}
      blocked={changes.length === 0 ? say('task_page.bulk.noChange') : null}
      concerns={(row) => changes.some(([id, on]) => row.tags.includes(id) !== on)}
      act={keep}
      doneText={(done) => say('task_page.bulk.tagged', { smart_count: done })}
    >
      <ul className="ui-filter-options tasks-tags">
        {offered.map(({ id, name, color }) => {
          const at = having(id);
          const on = chosen.get(id) ?? at === rows.length;
          return (
            <li key={id}>
              <Checkbox
                label={name}
                lead={<i className="ui-chip-color" style={{ background: color }} />}
                checked={on}
                mixed={!chosen.has(id) && at > 0 && at < rows.length}
                onChange={(next) => setChosen(new Map(chosen).set(id, next))}
              />
            </li>
          );
        })}
      </ul>
    </RowsPopup>
  );
}
