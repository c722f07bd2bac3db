// A task that cannot go on says what it waits for: parts, the client, a date.
import { useState } from 'react';
import { useSay } from '#admin/providers/speech.tsx';
import { IconHourglass } from '#admin/ui/icons.tsx';
import { Popup } from '#admin/ui/popup.tsx';
import { toastSuccess } from '#admin/ui/toasts.tsx';
import { numberOf, usePrompt, useSendAct } from './acts.ts';
import { useWhyNot } from './data.ts';
import { NotesField } from './notes-field.tsx';
import type { PopupProps } from './popups.tsx';

const longest = 1000;

export function SetWaiting({ task, open, onClose }: PopupProps) {
  const say = useSay();
  const whyNot = useWhyNot();
  const send = useSendAct(task.id);
  const [reason, setReason] = useState('');
  const { error, act } = usePrompt(onClose);
  const waiting_reason = reason.trim();
  const number = numberOf(task);
  return (
    <Popup
      open={open}
      onClose={onClose}
      title={say('task.screen.wait.title')}
      subject={`#${number}`}
      filled={waiting_reason !== ''}
      error={error}
      action={{
        label: say('task.screen.wait.action'),
        icon: <IconHourglass size={18} />,
        blocked: whyNot(task, 'wait') ?? (waiting_reason ? null : say('task.screen.wait.required')),
        onAct: () =>
          act(waiting_reason, async (key) => {
            await send('wait', { body: { waiting_reason } }, key);
            toastSuccess(say('task.screen.toast.waiting', { number }));
          }),
      }}
    >
      <NotesField
        label={say('task.screen.wait.reason')}
        placeholder={say('task.screen.wait.hint')}
        value={reason}
        onChange={setReason}
        max={longest}
        required
      />
    </Popup>
  );
}
