// Deletes a task with all its parts, so the user must type its number first.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { LineField } from '#admin/fields/line-field.tsx';
import { ConfirmPopup } from '#admin/generic/popup/confirm-popup.tsx';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconTrash } from '#admin/ui/marks/icons.tsx';
import { taskNumber } from '../acts.ts';
import { useWhyNot } from '../data.ts';
import { useTrail } from '../parts/head.tsx';
import type { PopupProps } from '../popups/popups.tsx';

/** The maximum length of a number with its sign. */
const longestNumber = 12;

export function RemoveTask({ task, open, onClose }: PopupProps) {
  const say = useSay();
  const whyNot = useWhyNot();
  const navigate = useNavigate();
  const { back } = useTrail(task.id);
  const number = taskNumber(task);
  const [written, write] = useState('');
  const isNumber = written.trim().replace(/^#/, '') === number;
  return (
    <ConfirmPopup
      open={open}
      onClose={onClose}
      title={say('task_act.remove.title')}
      subject={`#${number} ${task.title}`}
      action={say('task_act.remove.action')}
      kind="danger"
      icon={<IconTrash size={18} />}
      effect={say('task_act.remove.effect')}
      blocked={whyNot(task, 'remove') ?? (isNumber ? null : say('task_act.remove.required', { number }))}
      send={async (key) => {
        await sendOnce(`/task/${task.id}`, { method: 'DELETE' }, key);
        await navigate(back, { replace: true });
      }}
      done={say('task_act.remove.done', { number })}
    >
      <LineField label={say('task_act.remove.number')} value={written} onChange={write} max={longestNumber} required figures="numeric" />
    </ConfirmPopup>
  );
}
