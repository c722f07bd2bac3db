// A question that wants one text before it is done: why a task waits, is rejected or opened again.
import { type ReactNode, useState } from 'react';
import { NotesField } from '#admin/fields/notes-field.tsx';
import { usePress } from '#admin/providers/calls/press.ts';
import type { TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { numberOf, useSendAct } from '../acts.ts';
import { type Act, useWhyNot } from '../data.ts';
import type { PopupProps } from './popups.tsx';

type Words = {
  readonly title: string;
  /** What follows from it. */
  readonly effect?: string;
  readonly reason: string;
  readonly hint: string;
  readonly required: string;
  readonly action: string;
  readonly done: (task: TaskPage) => string;
};

type Props = PopupProps & {
  act: Act;
  /** What the call names the text. */
  field: 'reason' | 'waiting_reason';
  icon: ReactNode;
  kind?: 'main' | 'danger';
  words: Words;
};

export function AskReason({ task, open, onClose, act: name, field, icon, kind, words }: Props) {
  const whyNot = useWhyNot();
  const send = useSendAct(task.id);
  const [text, setText] = useState('');
  const { error, press } = usePress(onClose);
  const reason = text.trim();
  return (
    <Popup
      open={open}
      onClose={onClose}
      title={words.title}
      subject={`#${numberOf(task)}`}
      filled={reason !== ''}
      error={error}
      action={{
        label: words.action,
        icon,
        kind,
        blocked: whyNot(task, name) ?? (reason ? null : words.required),
        onAct: () =>
          press(reason, async (key) => {
            await send(name, { body: { [field]: reason } }, key);
            toastSuccess(words.done(task));
          }),
      }}
    >
      {words.effect && <p>{words.effect}</p>}
      <NotesField label={words.reason} placeholder={words.hint} value={text} onChange={setText} required />
    </Popup>
  );
}
