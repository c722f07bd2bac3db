// A client who confirmed by phone: staff write down who it was, and the work order says that it was by phone.
import { useState } from 'react';
import { LineField } from '#admin/fields/line-field.tsx';
import { NotesField } from '#admin/fields/notes-field.tsx';
import { usePress } from '#admin/providers/calls/press.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { contactName } from '#admin/screens/tasks/shared/task-place.ts';
import { IconCircleCheck } from '#admin/ui/marks/icons.tsx';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { numberOf, useSendAct } from '../acts.ts';
import { useWhyNot } from '../data.ts';
import type { PopupProps } from '../popups/popups.tsx';

const longestName = 120;
const longestNote = 1000;

export function ConfirmTask({ task, open, onClose }: PopupProps) {
  const say = useSay();
  const whyNot = useWhyNot();
  const send = useSendAct(task.id);
  const { contact } = task;
  const [first] = useState(contactName(contact));
  const [typed, setTyped] = useState(first);
  const [text, setText] = useState('');
  const { error, press } = usePress(onClose);
  const name = typed.trim();
  const note = text.trim() || null;
  const number = numberOf(task);
  return (
    <Popup
      open={open}
      onClose={onClose}
      title={say('task_act.confirm.title')}
      subject={`#${number}`}
      filled={typed !== first || note !== null}
      error={error}
      action={{
        label: say('task_act.confirm.action'),
        icon: <IconCircleCheck size={18} />,
        blocked: whyNot(task, 'confirm') ?? (name ? null : say('task_act.confirm.required')),
        onAct: () =>
          press([name, note], async (key) => {
            await send('confirm', { body: { name, note } }, key);
            toastSuccess(say('task_act.confirm.done', { number, name }));
          }),
      }}
    >
      <p>{say('task_act.confirm.effect')}</p>
      <LineField label={say('task_act.confirm.name')} value={typed} onChange={setTyped} max={longestName} required />
      <NotesField
        label={say('task_act.confirm.note')}
        placeholder={say('task_act.confirm.hint')}
        value={text}
        onChange={setText}
        max={longestNote}
      />
    </Popup>
  );
}
