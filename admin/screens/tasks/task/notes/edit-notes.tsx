// What the team should know beside the description is written down.
import { useState } from 'react';
import { NotesField } from '#admin/fields/notes-field.tsx';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { taskNumber, useSendAct } from '../acts.ts';
import { useWhyNot } from '../data.ts';
import { CameBetween } from '../edit/came-between.tsx';
import { useSavedMeanwhile } from '../edit/saved-meanwhile.ts';
import type { PopupProps } from '../popups/popups.tsx';

const longest = 10_000;
const textsOf = ({ additional_comment }: TaskPage) => ({ additional_comment: additional_comment ?? '' });

export function EditNotes({ task, open, onClose }: PopupProps) {
  const say = useSay();
  const whyNot = useWhyNot();
  const send = useSendAct(task.id);
  const { opened, before, theirs, save } = useSavedMeanwhile(task, textsOf);
  const [text, setText] = useState(opened.texts.additional_comment);
  const additional_comment = text.trim();
  return (
    <PressPopup
      open={open}
      onClose={onClose}
      title={say('notes.title')}
      subject={`#${taskNumber(task)}`}
      filled={additional_comment !== before.texts.additional_comment.trim()}
      action={{
        label: say('notes.save'),
        blocked: whyNot(task, 'editNotes'),
        what: [additional_comment, before.version],
        send: (key) =>
          save(async (headers) => {
            await send('additionalNotes', { body: { additional_comment }, headers }, key);
            toastSuccess(say('notes.saved'));
          }),
      }}
    >
      {theirs && (
        <CameBetween
          task={task.id}
          version={theirs.version}
          before={opened.texts}
          now={theirs.texts}
          empty={say('notes.empty.title')}
          onTake={() => setText(theirs.texts.additional_comment)}
        />
      )}
      <NotesField name="additional_comment" label={say('task.fields.additional_comment')} value={text} onChange={setText} max={longest} />
    </PressPopup>
  );
}
