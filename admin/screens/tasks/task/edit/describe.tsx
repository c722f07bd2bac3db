// Changes title and description, for users who act as the owner; also offers to delete the task.
import { useId } from 'react';
import { TransitionPopup } from '#admin/generic/workflow/transition-popup.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconTrash } from '#admin/ui/marks/icons.tsx';
import type { BodyOf } from '#public-pages/calls/call-types.ts';
import { useSendAct } from '../acts.ts';
import { useWhyNot } from '../data.ts';
import type { PopupProps, ShowPopup } from '../popups/popups.tsx';
import { useTransitionProps } from '../popups/transition-props.ts';
import { CameBetween } from './came-between.tsx';
import { useSavedMeanwhile } from './saved-meanwhile.ts';

export function EditTask({ show, ...props }: PopupProps & { show: ShowPopup }) {
  const { task } = props;
  const say = useSay();
  const { number, propsOf } = useTransitionProps(props);
  const send = useSendAct(task.id);
  const { begun, stands, storedTexts, save } = useSavedMeanwhile(
    task,
    ['title', 'description'],
    (body: BodyOf<'/task/{id}/description', 'PUT'>, headers, key) => send('/description', { body, headers }, key),
  );
  const whyNotRemoved = useWhyNot()(task, 'remove');
  const whyId = useId();
  return (
    <TransitionPopup
      {...propsOf('edit')}
      edits
      width="wide"
      stands={stands}
      send={save}
      done={say('task_page.toast.saved', { number })}
      foot={
        <div className="task-delete row wrap gap-8 lines-4">
          <ActionButton
            kind="dangerText"
            icon={<IconTrash size={16} />}
            blocked={whyNotRemoved}
            reason="elsewhere"
            describedBy={whyNotRemoved ? whyId : undefined}
            onAct={() => show('remove')}
          >
            {say('task.transitions.remove')}
          </ActionButton>
          {whyNotRemoved && (
            <span id={whyId} className="ui-small ui-quiet">
              {whyNotRemoved}
            </span>
          )}
        </div>
      }
    >
      {({ change }) =>
        storedTexts && (
          <CameBetween
            task={task.id}
            version={storedTexts.version}
            before={begun}
            now={stands}
            empty={say('task.popups.edit.empty')}
            onTake={() => change(stands)}
          />
        )
      }
    </TransitionPopup>
  );
}
