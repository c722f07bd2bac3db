// What the team should know beside the description is written down.
import { TransitionPopup } from '#admin/generic/workflow/transition-popup.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { CameBetween } from '../edit/came-between.tsx';
import { useSavedMeanwhile } from '../edit/saved-meanwhile.ts';
import type { PopupProps } from '../popups/popups.tsx';
import { useTransitionProps } from '../popups/transition-props.ts';

export function EditNotes(props: PopupProps) {
  const { task } = props;
  const say = useSay();
  const { propsOf } = useTransitionProps(props);
  const { begun, stands, storedTexts, save } = useSavedMeanwhile(task, 'additionalNotes', ['additional_comment']);
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
