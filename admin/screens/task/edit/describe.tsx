// Title and description are changed by whoever acts as the owner; from here the task can be deleted too.
import { useId, useState } from 'react';
import { useSay } from '#admin/providers/speech.tsx';
import { ActionButton } from '#admin/ui/action-button.tsx';
import { IconTrash } from '#admin/ui/icons.tsx';
import { Popup } from '#admin/ui/popup.tsx';
import { toastSuccess } from '#admin/ui/toasts.tsx';
import { useWords } from '#admin/ui/words.tsx';
import { numberOf, usePrompt, useSendAct } from '../acts.ts';
import { useWhyNot } from '../data.ts';
import { NotesField } from '../notes-field.tsx';
import type { PopupProps, ShowPopup } from '../popups.tsx';
import { TextField } from '../text-field.tsx';

const longestTitle = 200;
const longestDescription = 10_000;

export function EditTask({ task, open, onClose, show }: PopupProps & { show: ShowPopup }) {
  const say = useSay();
  const t = useWords();
  const whyNot = useWhyNot();
  const send = useSendAct(task.id);
  // What a colleague changes meanwhile does not move under the cursor.
  const [before] = useState({ title: task.title, description: task.description ?? '' });
  const [typed, setTyped] = useState(before);
  const { error, act } = usePrompt(onClose);
  const title = typed.title.trim();
  const description = typed.description.trim() || null;
  const changed = title !== before.title || (description ?? '') !== before.description;
  const whyNotRemoved = whyNot(task, 'remove');
  const whyId = useId();
  const number = numberOf(task);
  return (
    <Popup
      open={open}
      onClose={onClose}
      title={say('task_act.edit.title')}
      subject={`#${number}`}
      width="wide"
      filled={changed}
      error={error}
      action={{
        label: say('task_act.edit.action'),
        blocked: whyNot(task, 'edit') ?? (title ? (changed ? null : t('form.nothing_changed')) : say('task_act.edit.required')),
        onAct: () =>
          act([title, description], async (key) => {
            await send('description', { body: { title, description } }, key);
            toastSuccess(say('task.screen.toast.saved', { number }));
          }),
      }}
    >
      <TextField
        label={say('task.fields.title')}
        value={typed.title}
        onChange={(text) => setTyped({ ...typed, title: text })}
        max={longestTitle}
        required
      />
      <NotesField
        label={say('task.fields.description')}
        value={typed.description}
        onChange={(text) => setTyped({ ...typed, description: text })}
        max={longestDescription}
      />
      <div className="task-delete">
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
    </Popup>
  );
}
