// Edits the note of a file, which says what it shows.
import { InputPopup } from '#admin/generic/popup/input-popup.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconCheck } from '#admin/ui/marks/icons.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { callInputs } from '#generated/call-inputs.ts';
import type { KeptRow } from './data.ts';

type Props = { file: KeptRow; onSave: (notes: string | null, key: string) => Promise<void>; onClose: () => void };

export function FileNotes({ file, onSave, onClose }: Props) {
  const say = useSay();
  const t = useWords();
  return (
    <InputPopup
      entity="task"
      input={callInputs['PUT /file/{fid}/notes']}
      given={{ notes: file.notes }}
      onClose={onClose}
      title={say('file.screen.notesTitle')}
      subject={file.file_name}
      action={t('verb.save')}
      icon={<IconCheck size={18} />}
      fields={{ notes: { label: say('file.fields.notes') } }}
      send={async ({ notes }, key) => notes !== file.notes && onSave(notes, key)}
    />
  );
}
