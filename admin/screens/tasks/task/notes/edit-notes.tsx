// Edits the additional notes for the team.
import { TransitionPopup } from '#admin/generic/workflow/transition-popup.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { BodyOf } from '#public-pages/calls/call-types.ts';
import { useSendAct } from '../acts.ts';
import { CameBetween } from '../edit/came-between.tsx';
import { useSavedMeanwhile } from '../edit/saved-meanwhile.ts';
import type { PopupProps } from '../popups/popups.tsx';
import { useTransitionProps } from '../popups/transition-props.ts';

export function EditNotes(props: PopupProps) {
  const { task } = props;
  const say = useSay();
  const { propsOf } = useTransitionProps(props);
  const send = useSendAct(task.id);
  const { begun, stands, storedTexts, save } = useSavedMeanwhile(
    task,
    ['additional_comment'],
    (body: BodyOf<'/task/{id}/additionalNotes', 'PUT'>, headers, key) => send('/additionalNotes', { body, headers }, key),
  );
  return (
    <TransitionPopup {...propsOf('editNotes')} given={begun} stands={stands} send={save}>
      {({ change }) =>
        storedTexts && (
          <CameBetween
            task={task.id}
            version={storedTexts.version}
            before={begun}
            now={stands}
            empty={say('notes.empty.title')}
            onTake={() => change(stands)}
          />
        )
      }
    </TransitionPopup>
  );
}
