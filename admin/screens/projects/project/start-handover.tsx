// Proposes a handover: a text for the leader and the client, and the open tasks that the leader may exclude.

import { useState } from 'react';
import { InputPopup } from '#admin/generic/popup/input-popup.tsx';
import { transitionInput } from '#admin/generic/workflow/transitions.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { TaskGlyph } from '#admin/screens/tasks/shared/cells.tsx';
import { isToDo } from '#admin/screens/tasks/shared/states.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Checkbox } from '#admin/ui/inputs/choices.tsx';
import { IconClipboardCheck } from '#admin/ui/marks/icons.tsx';
import { type ProjectPage, projectNumber, type TaskRow, useActs } from './data.ts';

const input = { ...transitionInput('project', 'startHandover'), ...transitionInput('project', 'excludeTasks') };

function StartPopup({ page, tasks, onClose }: { page: ProjectPage; tasks: readonly TaskRow[]; onClose: () => void }) {
  const say = useSay();
  const { may, whyNot, send } = useActs(page);
  const mayExclude = may('excludeTasks');
  const open = tasks.filter(isToDo);
  const leftOut = (excluded: readonly number[]) => excluded.filter((id) => open.some((task) => task.id === id));
  return (
    <InputPopup
      entity="project"
      input={input}
      given={{ excluded_tasks: page.excluded_tasks }}
      onClose={onClose}
      title={say('project_page.start.title')}
      subject={projectNumber(page)}
      action={say('project_page.start.action')}
      icon={<IconClipboardCheck size={18} />}
      blocked={({ excluded_tasks }) => {
        if (!mayExclude) return whyNot('startHandover');
        return leftOut(excluded_tasks).length < open.length ? say('project_page.start.allOfThem') : null;
      }}
      fields={{
        comment: { label: say('project_page.start.comment'), hint: say('project_page.start.hint') },
        excluded_tasks: {
          draw: ({ values: { excluded_tasks: out }, change }) =>
            mayExclude &&
            open.length > 0 && (
              <fieldset className="project-exclude stack gap-8 flush">
                <legend className="ui-small ui-quiet">{say('project_page.start.exclude')}</legend>
                {open.map(({ id, company_task_id, title, status }) => (
                  <Checkbox
                    key={id}
                    label={`#${company_task_id} ${title}`}
                    lead={<TaskGlyph status={status} label />}
                    checked={out.includes(id)}
                    onChange={(checked) => change({ excluded_tasks: checked ? [...out, id] : out.filter((one) => one !== id) })}
                  />
                ))}
              </fieldset>
            ),
        },
      }}
      send={({ excluded_tasks, ...body }, key) =>
        send('startHandover', mayExclude ? { ...body, excluded_tasks: leftOut(excluded_tasks) } : body, key)
      }
      done={say('project_page.done', { number: projectNumber(page), status: say('project.values.status.waitingForLeader') })}
    />
  );
}

/** Starts a handover, or lists the tasks that block it; the leader may exclude them. */
export function StartHandover({ page, tasks }: { page: ProjectPage; tasks: readonly TaskRow[] }) {
  const { may, heldUp, whyNot, label } = useActs(page);
  const [isOpen, setOpen] = useState(false);
  const name = 'startHandover';
  if (!may(name) && !heldUp(name) && !isOpen) return null;
  const blocked = may(name) || may('excludeTasks') ? null : whyNot(name);
  return (
    <>
      <ActionButton kind="plain" icon={<IconClipboardCheck size={16} />} blocked={blocked} onAct={() => setOpen(true)}>
        {label(name)}
      </ActionButton>
      {isOpen && <StartPopup page={page} tasks={tasks} onClose={() => setOpen(false)} />}
    </>
  );
}
