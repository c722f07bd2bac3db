// The note of a file: what one sees on it.
import { useState } from 'react';
import { NotesField } from '#admin/fields/notes-field.tsx';
import { usePress } from '#admin/providers/calls/press.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconCheck } from '#admin/ui/marks/icons.tsx';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import type { KeptRow } from './data.ts';

const longest = 4000;

type Props = { file: KeptRow; onSave: (notes: string | null, key: string) => Promise<void>; onClose: () => void };

export function FileNotes({ file, onSave, onClose }: Props) {
  const say = useSay();
  const t = useWords();
  const [typed, setTyped] = useState(file.notes ?? '');
  const { error, press } = usePress(onClose);
  const notes = typed.trim() || null;
  const changed = notes !== file.notes;
  return (
    <Popup
      open
      onClose={onClose}
      title={say('file.screen.notesTitle')}
      subject={file.file_name}
      filled={changed}
      error={error}
      action={{
        label: t('verb.save'),
        icon: <IconCheck size={18} />,
        onAct: () => (changed ? press(notes, (key) => onSave(notes, key)) : onClose()),
      }}
    >
      <NotesField label={say('file.fields.notes')} value={typed} onChange={setTyped} max={longest} />
    </Popup>
  );
}
