// Edits the note of an entry: the work done, for the work order.
import { InputPopup } from '#admin/generic/popup/input-popup.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconCheck } from '#admin/ui/marks/icons.tsx';
import { callInputs } from '#generated/call-inputs.ts';
import { useSendTime } from './data.ts';
import type { EntryPopupProps } from './popup.ts';

export function EntryNotes({ task, entry, open, onClose }: EntryPopupProps) {
  const say = useSay();
  const send = useSendTime(task.id);
  return (
    <InputPopup
      entity="task"
      input={callInputs['PUT /task/{id}/time/{timeId}/notes']}
      given={{ notes: entry.notes }}
      open={open}
      onClose={onClose}
      title={say('times.screen.notes.title')}
      subject={`${entry.user_name} · ${entry.work_type_name}`}
      action={say('times.screen.notes.action')}
      icon={<IconCheck size={18} />}
      fields={{ notes: { label: say('times.screen.notes.title'), help: say('times.screen.notes.help') } }}
      unchanged={say('times.screen.notes.same')}
      send={(body, key) => send(`/time/${entry.id}/notes`, { body }, key)}
      done={say('times.screen.toast.notes')}
    />
  );
}
