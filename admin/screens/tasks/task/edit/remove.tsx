// A task is deleted with all that hangs on it, so whoever does it writes its number down first.
import { useNavigate } from 'react-router';
import { LineField } from '#admin/fields/line-field.tsx';
import { InputPopup } from '#admin/generic/popup/input-popup.tsx';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconTrash } from '#admin/ui/marks/icons.tsx';
import { taskNumber } from '../acts.ts';
import { useWhyNot } from '../data.ts';
import { useTrail } from '../parts/head.tsx';
import type { PopupProps } from '../popups/popups.tsx';

const input = { written: { kind: 'text', max: 12 } } as const;

export function RemoveTask({ task, open, onClose }: PopupProps) {
  const say = useSay();
  const whyNot = useWhyNot();
  const navigate = useNavigate();
  const { back } = useTrail(task.id);
  const number = taskNumber(task);
  const isNumber = (written: unknown) =>
    String(written ?? '')
      .trim()
      .replace(/^#/, '') === number;
  return (
    <InputPopup
      entity="task"
      input={input}
      open={open}
      onClose={onClose}
      title={say('task_act.remove.title')}
      subject={`#${number} ${task.title}`}
      filled={false}
      action={say('task_act.remove.action')}
      kind="danger"
      icon={<IconTrash size={18} />}
      effect={say('task_act.remove.effect')}
      fields={{
        written: {
          draw: ({ values: { written }, change }) => (
            <LineField
              label={say('task_act.remove.number')}
              value={String(written ?? '')}
              onChange={(text) => change({ written: text })}
              max={input.written.max}
              required
              figures="numeric"
            />
          ),
        },
      }}
      blocked={({ written }) => whyNot(task, 'remove') ?? (isNumber(written) ? null : say('task_act.remove.required', { number }))}
      send={async (_, key) => {
        await sendOnce(`/task/${task.id}`, { method: 'DELETE' }, key);
        await navigate(back, { replace: true });
      }}
      done={say('task_act.remove.done', { number })}
    />
  );
}
