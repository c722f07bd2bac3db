// Changes a task's project, whether its time counts there, and its planned time.
import { useId, useState } from 'react';
import { LineField } from '#admin/fields/line-field.tsx';
import { TransitionPopup } from '#admin/generic/workflow/transition-popup.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ProjectField } from '#admin/screens/projects/shared/project-field.tsx';
import { Checkbox } from '#admin/ui/inputs/choices.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { secondsIn } from '#schema/core/number-text.ts';
import type { PopupProps } from '../popups/popups.tsx';
import { useTransitionProps } from '../popups/transition-props.ts';

const longestTime = 12;

/** The typed time in seconds; NaN if invalid. */
const plannedIn = (typed: string): number | null => {
  if (typed.trim() === '') return null;
  const seconds = secondsIn(typed);
  return seconds >= 0 ? seconds : Number.NaN;
};

export default function ChangeProject(props: PopupProps) {
  const { task } = props;
  const say = useSay();
  const format = useFormat();
  const { number, propsOf } = useTransitionProps(props);
  const id = useId();
  const [before] = useState(task.planned_time);
  const shown = before === null ? '' : format.hours(before);
  const [planned, setPlanned] = useState(shown);
  return (
    <TransitionPopup
      {...propsOf('changeProject')}
      edits
      parameters={{ number }}
      fields={{
        project: {
          draw: ({ values: { project }, change }) => (
            <ProjectField id={id} client={task.client_company_id} value={project} onChange={(chosen) => change({ project: chosen })} />
          ),
        },
        project_hours: {
          draw: ({ values: { project, project_hours }, change }) =>
            project > 0 && (
              <Checkbox
                label={say('task.popups.changeProject.hours')}
                checked={project_hours}
                onChange={(on) => change({ project_hours: on })}
              />
            ),
        },
        planned_time: {
          draw: ({ change }) => (
            <LineField
              label={say('task.popups.changeProject.planned')}
              value={planned}
              max={longestTime}
              onChange={(typed) => {
                setPlanned(typed);
                // An untouched value shown in minutes keeps its seconds.
                change({ planned_time: typed === shown ? before : plannedIn(typed) });
              }}
            />
          ),
        },
      }}
    />
  );
}
