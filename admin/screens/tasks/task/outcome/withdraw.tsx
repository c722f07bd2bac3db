// The task is taken back from the client: their link ends.
import { usePress } from '#admin/providers/calls/press.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconArrowBackUp } from '#admin/ui/marks/icons.tsx';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { numberOf, useSendAct } from '../acts.ts';
import { useWhyNot } from '../data.ts';
import type { PopupProps } from '../popups/popups.tsx';

export function WithdrawTask({ task, open, onClose }: PopupProps) {
  const say = useSay();
  const whyNot = useWhyNot();
  const send = useSendAct(task.id);
  const { error, press } = usePress(onClose);
  const number = numberOf(task);
  return (
    <Popup
      open={open}
      onClose={onClose}
      title={say('task_act.withdraw.title')}
      subject={`#${number}`}
      error={error}
      action={{
        label: say('task_act.withdraw.action'),
        icon: <IconArrowBackUp size={18} />,
        blocked: whyNot(task, 'withdraw'),
        onAct: () =>
          press('withdraw', async (key) => {
            await send('withdraw', {}, key);
            toastSuccess(say('task_act.withdraw.done', { number }));
          }),
      }}
    >
      <p>{say('task_act.withdraw.effect')}</p>
    </Popup>
  );
}
