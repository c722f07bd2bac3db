// The note of an entry: what was done, for the work order.
import { useState } from 'react';
import { NotesField } from '#admin/fields/notes-field.tsx';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconCheck } from '#admin/ui/marks/icons.tsx';
import { useSendTime } from './data.ts';
import type { EntryPopupProps } from './popup.ts';

const longest = 4000;

export function EntryNotes({ task, entry, open, onClose }: EntryPopupProps) {
  const say = useSay();
  const send = useSendTime(task.id);
  const [before] = useState(entry.notes);
  const [typed, setTyped] = useState(before ?? '');
  const notes = typed.trim() || null;
  const changed = notes !== before;
  return (
    <PressPopup
      open={open}
      onClose={onClose}
      title={say('times.screen.notes.title')}
      subject={`${entry.user_name} · ${entry.work_type_name}`}
      filled={changed}
      action={{
        label: say('times.screen.notes.action'),
        icon: <IconCheck size={18} />,
        blocked: changed ? null : say('times.screen.notes.same'),
        what: notes,
        send: (key) => send(`time/${entry.id}/notes`, { body: { notes } }, key),
        done: say('times.screen.toast.notes'),
      }}
    >
      <NotesField
        name="notes"
        label={say('times.screen.notes.title')}
        help={say('times.screen.notes.help')}
        value={typed}
        onChange={setTyped}
        max={longest}
      />
    </PressPopup>
  );
}
