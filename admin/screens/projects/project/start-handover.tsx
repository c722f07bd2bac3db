// A handover is proposed: a word for the leader and the client, and for the leader which open tasks are left out.

import { useState } from 'react';
import { NotesField } from '#admin/fields/notes-field.tsx';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { isToDo } from '#admin/screens/tasks/shared/states.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Checkbox } from '#admin/ui/inputs/choices.tsx';
import { IconClipboardCheck } from '#admin/ui/marks/icons.tsx';
import { StatusGlyph } from '#admin/ui/marks/status.tsx';
import { type ProjectPage, projectNumber, type TaskRow, useActs } from './data.ts';

function StartPopup({ page, tasks, onClose }: { page: ProjectPage; tasks: readonly TaskRow[]; onClose: () => void }) {
  const say = useSay();
  const { may, whyNot, send } = useActs(page);
  const [comment, setComment] = useState('');
  const [out, setOut] = useState<readonly number[]>(page.excluded_tasks);
  const mayExclude = may('excludeTasks');
  const open = tasks.filter(isToDo);
  const left = open.filter(({ id }) => !out.includes(id));
  const blocked = mayExclude ? (left.length > 0 ? say('project_page.start.allOfThem') : null) : whyNot('startHandover');
  return (
    <PressPopup
      onClose={onClose}
      title={say('project_page.start.title')}
      subject={projectNumber(page)}
      filled={comment.trim() !== ''}
      action={{
        label: say('project_page.start.action'),
        icon: <IconClipboardCheck size={18} />,
        blocked,
        what: [comment, out],
        send: async (key) => {
          const excluded = mayExclude ? { excluded_tasks: out.filter((id) => open.some((task) => task.id === id)) } : {};
          await send('startHandover', { comment: comment.trim() || null, ...excluded }, key);
        },
        done: say('project_page.done', { number: projectNumber(page), status: say('project.values.status.waitingForLeader') }),
      }}
    >
      <NotesField
        name="comment"
        label={say('project_page.start.comment')}
        placeholder={say('project_page.start.hint')}
        value={comment}
        onChange={setComment}
      />
      {mayExclude && open.length > 0 && (
        <fieldset className="project-exclude stack gap-8 flush">
          <legend className="ui-small ui-quiet">{say('project_page.start.exclude')}</legend>
          {open.map(({ id, company_task_id, title, status }) => (
            <Checkbox
              key={id}
              label={`#${company_task_id} ${title}`}
              lead={<StatusGlyph status={status} label />}
              checked={out.includes(id)}
              onChange={(checked) => setOut(checked ? [...out, id] : out.filter((one) => one !== id))}
            />
          ))}
        </fieldset>
      )}
    </PressPopup>
  );
}

/** Begins a handover, or says which tasks stand in the way; its leader may leave those out. */
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
