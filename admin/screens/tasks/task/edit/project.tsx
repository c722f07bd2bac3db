// Changes a task's project, whether its time counts there, and its planned time.
import { useId, useState } from 'react';
import { FigureField, useFigure } from '#admin/fields/figure-field.tsx';
import { TransitionPopup } from '#admin/generic/workflow/transition-popup.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ProjectField } from '#admin/screens/projects/shared/project-field.tsx';
import { Checkbox } from '#admin/ui/inputs/choices.tsx';
import { useFigures } from '#admin/ui/inputs/figures.ts';
import type { PopupProps } from '../popups/popups.tsx';
import { useTransitionProps } from '../popups/transition-props.ts';

export default function ChangeProject(props: PopupProps) {
  const { task } = props;
  const say = useSay();
  const { number, propsOf } = useTransitionProps(props);
  const id = useId();
  const [before] = useState(task.planned_time);
  const figure = useFigures().duration();
  const planned = useFigure(figure, say('task.popups.changeProject.planned'), before);
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
            <FigureField
              {...planned.field}
              unit={figure.unit}
              onText={(typed) => {
                planned.set(typed);
                change({ planned_time: planned.inText(typed) });
              }}
            />
          ),
        },
      }}
    />
  );
}
