// What the team should know beside the description is written down.
import { useState } from 'react';
import { NotesField } from '#admin/fields/notes-field.tsx';
import { useSay } from '#admin/providers/speech.tsx';
import { Popup } from '#admin/ui/popup.tsx';
import { toastSuccess } from '#admin/ui/toasts.tsx';
import { numberOf, usePrompt, useSendAct } from '../acts.ts';
import { useWhyNot } from '../data.ts';
import type { PopupProps } from '../popups.tsx';

const longest = 10_000;

export function EditNotes({ task, open, onClose }: PopupProps) {
  const say = useSay();
  const whyNot = useWhyNot();
  const send = useSendAct(task.id);
  const before = task.additional_comment ?? '';
  const [text, setText] = useState(before);
  const { error, act } = usePrompt(onClose);
  const additional_comment = text.trim();
  return (
    <Popup
      open={open}
      onClose={onClose}
      title={say('notes.title')}
      subject={`#${numberOf(task)}`}
      filled={additional_comment !== before.trim()}
      error={error}
      action={{
        label: say('notes.save'),
        blocked: whyNot(task, 'editNotes'),
        onAct: () =>
          act(additional_comment, async (key) => {
            await send('additionalNotes', { body: { additional_comment } }, key);
            toastSuccess(say('notes.saved'));
          }),
      }}
    >
      <NotesField label={say('task.fields.additional_comment')} value={text} onChange={setText} max={longest} />
    </Popup>
  );
}
