// The additional notes of a task, edited in a popup.
import { useOpening } from '#admin/ui/overlays/use-opening.ts';
import './notes.css';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconFileDescription, IconPencil } from '#admin/ui/marks/icons.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { mayNow } from '../data.ts';
import type { TabProps } from '../tabs.tsx';
import { EditNotes } from './edit-notes.tsx';

export default function NotesTab({ task }: TabProps) {
  const say = useSay();
  const { shown, open, show, close } = useOpening<'notes'>();
  const notes = task.additional_comment;
  const edit = mayNow(task, 'editNotes') && (
    <ActionButton icon={<IconPencil size={16} />} onAct={() => show('notes')}>
      {say(notes ? 'notes.edit' : 'notes.add')}
    </ActionButton>
  );
  return (
    <>
      {notes ? (
        <div className="notes stack start gap-16 pad-16">
          <p className="task-text">{notes}</p>
          {edit}
        </div>
      ) : (
        <EmptyState icon={<IconFileDescription size={24} />} title={say('notes.empty.title')} action={edit || undefined}>
          {say('notes.empty.text')}
        </EmptyState>
      )}
      {shown && <EditNotes key={shown.turn} task={task} open={open} onClose={close} />}
    </>
  );
}
