// A task is deleted with all that hangs on it, so whoever does it writes its number down first.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { LineField } from '#admin/fields/line-field.tsx';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconTrash } from '#admin/ui/marks/icons.tsx';
import { taskNumber } from '../acts.ts';
import { useWhyNot } from '../data.ts';
import { useTrail } from '../parts/head.tsx';
import type { PopupProps } from '../popups/popups.tsx';

const longest = 12;

export function RemoveTask({ task, open, onClose }: PopupProps) {
  const say = useSay();
  const whyNot = useWhyNot();
  const navigate = useNavigate();
  const { back } = useTrail(task.id);
  const [typed, setTyped] = useState('');
  const number = taskNumber(task);
  const written = typed.trim().replace(/^#/, '');
  return (
    <PressPopup
      open={open}
      onClose={onClose}
      title={say('task_act.remove.title')}
      subject={`#${number} ${task.title}`}
      action={{
        label: say('task_act.remove.action'),
        kind: 'danger',
        icon: <IconTrash size={18} />,
        blocked: whyNot(task, 'remove') ?? (written === number ? null : say('task_act.remove.required', { number })),
        what: 'remove',
        send: async (key) => {
          await sendOnce(`/task/${task.id}`, { method: 'DELETE' }, key);
          await navigate(back, { replace: true });
        },
        done: say('task_act.remove.done', { number }),
      }}
    >
      <p>{say('task_act.remove.effect')}</p>
      <LineField label={say('task_act.remove.number')} value={typed} onChange={setTyped} max={longest} required figures="numeric" />
    </PressPopup>
  );
}
