// Title and description are changed by whoever acts as the owner; from here the task can be deleted too.
import { useId, useState } from 'react';
import { LineField } from '#admin/fields/line-field.tsx';
import { NotesField } from '#admin/fields/notes-field.tsx';
import { statusOf } from '#admin/providers/problem.ts';
import { useSay } from '#admin/providers/speech.tsx';
import { readTask, type TaskPage } from '#admin/providers/task-queries.ts';
import { ActionButton } from '#admin/ui/action-button.tsx';
import { IconTrash } from '#admin/ui/icons.tsx';
import { Popup } from '#admin/ui/popup.tsx';
import { toastSuccess } from '#admin/ui/toasts.tsx';
import { useWords } from '#admin/ui/words.tsx';
import { numberOf, stay, usePrompt, useSendAct } from '../acts.ts';
import { useWhyNot } from '../data.ts';
import type { PopupProps, ShowPopup } from '../popups.tsx';
import { CameBetween, type Texts } from './came-between.tsx';

const longestTitle = 200;
const longestDescription = 10_000;

type Seen = Texts & { readonly version: number };
const seenOf = ({ title, description, version }: TaskPage): Seen => ({ title, description: description ?? '', version });

export function EditTask({ task, open, onClose, show }: PopupProps & { show: ShowPopup }) {
  const say = useSay();
  const t = useWords();
  const whyNot = useWhyNot();
  const send = useSendAct(task.id);
  // What a colleague changes meanwhile does not move under the cursor.
  const [opened] = useState(seenOf(task));
  /** What somebody else has saved meanwhile, once saving has found it. */
  const [theirs, setTheirs] = useState<Seen | null>(null);
  const before = theirs ?? opened;
  const [typed, setTyped] = useState<Texts>({ title: opened.title, description: opened.description });
  const { error, act } = usePrompt(onClose);
  const number = numberOf(task);
  const title = typed.title.trim();
  const description = typed.description.trim() || null;
  const changed = title !== before.title || (description ?? '') !== before.description;
  const save = async (key: string, { version }: Seen = before): Promise<unknown> => {
    try {
      await send('description', { body: { title, description }, headers: { 'If-Match': `"${version}"` } }, key);
    } catch (failure) {
      if (statusOf(failure) !== 412) throw failure;
      const now = seenOf(await readTask(task.id));
      // Another deadline or tag is no other text.
      if (now.title === before.title && now.description === before.description) return save(key, now);
      setTheirs(now);
      return stay;
    }
    toastSuccess(say('task.screen.toast.saved', { number }));
  };
  const whyNotRemoved = whyNot(task, 'remove');
  const whyId = useId();
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
        onAct: () => act([title, description, before.version], save),
      }}
    >
      {theirs && (
        <CameBetween
          task={task.id}
          version={theirs.version}
          before={opened}
          now={theirs}
          onTake={() => setTyped({ title: theirs.title, description: theirs.description })}
        />
      )}
      <LineField
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
