// To which project a task belongs, whether its times count there, and how long it is planned to take.
import { useId, useState } from 'react';
import { LineField } from '#admin/fields/line-field.tsx';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ProjectField } from '#admin/screens/projects/shared/project-field.tsx';
import { Checkbox } from '#admin/ui/inputs/choices.tsx';
import { useFormat, useWords } from '#admin/ui/page/words.tsx';
import { secondsIn } from '#schema/core/number-text.ts';
import { taskNumber, useSendAct } from '../acts.ts';
import { useWhyNot } from '../data.ts';
import type { PopupProps } from '../popups/popups.tsx';

const longestTime = 12;

export default function ChangeProject({ task, open, onClose }: PopupProps) {
  const say = useSay();
  const t = useWords();
  const format = useFormat();
  const whyNot = useWhyNot();
  const send = useSendAct(task.id);
  const id = useId();
  const [before] = useState({ project: task.project, project_hours: task.project_hours, planned_time: task.planned_time });
  const [project, setProject] = useState(before.project);
  const [counts, setCounts] = useState(before.project_hours);
  const [shown] = useState(before.planned_time === null ? '' : format.hours(before.planned_time));
  const [planned, setPlanned] = useState(shown);
  // What is shown in minutes and was not touched keeps its seconds.
  const seconds = planned === shown ? before.planned_time : planned.trim() === '' ? null : secondsIn(planned);
  const wrong = seconds !== null && !(seconds >= 0);
  const changed = project !== before.project || counts !== before.project_hours || seconds !== before.planned_time;
  const number = taskNumber(task);
  return (
    <PressPopup
      open={open}
      onClose={onClose}
      title={say('task_project.title')}
      subject={`#${number}`}
      filled={changed}
      action={{
        label: say('task_project.action'),
        blocked: whyNot(task, 'changeProject') ?? (wrong ? say('error.field.notNumber') : changed ? null : t('form.nothing_changed')),
        what: [project, counts, seconds],
        send: (key) => send('project', { body: { project, project_hours: counts, planned_time: seconds } }, key),
        done: say('task_project.done', { number }),
      }}
    >
      <ProjectField id={id} client={task.client_company_id} value={project} onChange={setProject} />
      {project > 0 && <Checkbox label={say('task_project.hours')} checked={counts} onChange={setCounts} />}
      <LineField label={say('task_project.planned')} value={planned} onChange={setPlanned} max={longestTime} />
    </PressPopup>
  );
}
