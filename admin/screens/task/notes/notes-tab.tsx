// The additional notes of a task: read here, written in a popup.
import './notes.css';
import { useState } from 'react';
import { useSay } from '#admin/providers/speech.tsx';
import { ActionButton } from '#admin/ui/action-button.tsx';
import { EmptyState } from '#admin/ui/empty-state.tsx';
import { IconFileDescription, IconPencil } from '#admin/ui/icons.tsx';
import { mayNow } from '../data.ts';
import type { TabProps } from '../tabs.tsx';
import { EditNotes } from './edit-notes.tsx';

export default function NotesTab({ task }: TabProps) {
  const say = useSay();
  // It begins anew with every opening.
  const [turn, setTurn] = useState(0);
  const [open, setOpen] = useState(false);
  const notes = task.additional_comment;
  const edit = mayNow(task, 'editNotes') && (
    <ActionButton
      icon={<IconPencil size={16} />}
      onAct={() => {
        setTurn(turn + 1);
        setOpen(true);
      }}
    >
      {say(notes ? 'notes.edit' : 'notes.add')}
    </ActionButton>
  );
  return (
    <>
      {notes ? (
        <div className="notes">
          <p className="task-text">{notes}</p>
          {edit}
        </div>
      ) : (
        <EmptyState icon={<IconFileDescription size={24} />} title={say('notes.empty.title')} action={edit || undefined}>
          {say('notes.empty.text')}
        </EmptyState>
      )}
      {turn > 0 && <EditNotes key={turn} task={task} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
