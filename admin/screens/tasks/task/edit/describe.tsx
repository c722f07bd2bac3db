// Title and description are changed by whoever acts as the owner; from here the task can be deleted too.
import { useId, useState } from 'react';
import { LineField } from '#admin/fields/line-field.tsx';
import { NotesField } from '#admin/fields/notes-field.tsx';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconTrash } from '#admin/ui/marks/icons.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { taskNumber, useSendAct } from '../acts.ts';
import { useWhyNot } from '../data.ts';
import type { PopupProps, ShowPopup } from '../popups/popups.tsx';
import { CameBetween } from './came-between.tsx';
import { useSavedMeanwhile } from './saved-meanwhile.ts';

const longestTitle = 200;
const longestDescription = 10_000;

const textsOf = ({ title, description }: TaskPage) => ({ title, description: description ?? '' });

export function EditTask({ task, open, onClose, show }: PopupProps & { show: ShowPopup }) {
  const say = useSay();
  const t = useWords();
  const whyNot = useWhyNot();
  const send = useSendAct(task.id);
  const { opened, before, theirs, save } = useSavedMeanwhile(task, textsOf);
  const [typed, setTyped] = useState(opened.texts);
  const number = taskNumber(task);
  const title = typed.title.trim();
  const description = typed.description.trim() || null;
  const changed = title !== before.texts.title || (description ?? '') !== before.texts.description;
  const whyNotRemoved = whyNot(task, 'remove');
  const whyId = useId();
  return (
    <PressPopup
      open={open}
      onClose={onClose}
      title={say('task_act.edit.title')}
      subject={`#${number}`}
      width="wide"
      filled={changed}
      action={{
        label: say('task_act.edit.action'),
        blocked: whyNot(task, 'edit') ?? (title ? (changed ? null : t('form.nothing_changed')) : say('task_act.edit.required')),
        what: [title, description, before.version],
        send: (key) =>
          save(async (headers) => {
            await send('description', { body: { title, description }, headers }, key);
            toastSuccess(say('task_page.toast.saved', { number }));
          }),
      }}
    >
      {theirs && (
        <CameBetween
          task={task.id}
          version={theirs.version}
          before={opened.texts}
          now={theirs.texts}
          empty={say('task_act.edit.empty')}
          onTake={() => setTyped(theirs.texts)}
        />
      )}
      <LineField
        name="title"
        label={say('task.fields.title')}
        value={typed.title}
        onChange={(text) => setTyped({ ...typed, title: text })}
        max={longestTitle}
        required
      />
      <NotesField
        name="description"
        label={say('task.fields.description')}
        value={typed.description}
        onChange={(text) => setTyped({ ...typed, description: text })}
        max={longestDescription}
      />
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
    </PressPopup>
  );
}
