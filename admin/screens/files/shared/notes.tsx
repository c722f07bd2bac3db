// The note of a file: what one sees on it.
import { useState } from 'react';
import { NotesField } from '#admin/fields/notes-field.tsx';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconCheck } from '#admin/ui/marks/icons.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import type { KeptRow } from './data.ts';

const longest = 4000;

type Props = { file: KeptRow; onSave: (notes: string | null, key: string) => Promise<void>; onClose: () => void };

export function FileNotes({ file, onSave, onClose }: Props) {
  const say = useSay();
  const t = useWords();
  const [typed, setTyped] = useState(file.notes ?? '');
  const notes = typed.trim() || null;
  const changed = notes !== file.notes;
  return (
    <PressPopup
      onClose={onClose}
      title={say('file.screen.notesTitle')}
      subject={file.file_name}
      filled={changed}
      action={{
        label: t('verb.save'),
        icon: <IconCheck size={18} />,
        what: notes,
        send: async (key) => changed && onSave(notes, key),
      }}
    >
      <NotesField name="notes" label={say('file.fields.notes')} value={typed} onChange={setTyped} max={longest} />
    </PressPopup>
  );
}
