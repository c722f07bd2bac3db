// The popups of a task that only take a transition's input: wait, reject, reopen, confirm.
import { TransitionPopup } from '#admin/generic/workflow/transition-popup.tsx';
import { useNameOf } from '#admin/providers/person/colleagues.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { contactName } from '#admin/screens/clients/shared/parties.ts';
import { SignHere } from '#admin/screens/tasks/shared/sign-here.tsx';
import { IconArrowBackUp, IconBan, IconCircleCheck, IconHandGrab, IconHourglass, IconRefresh } from '#admin/ui/marks/icons.tsx';
import { taskNumber, useSendAct } from '../acts.ts';
import { useWhyNot } from '../data.ts';
import type { PopupProps } from './popups.tsx';
import { useTransitionProps } from './transition-props.ts';

const size = 18;

export function SetWaiting(props: PopupProps) {
  const say = useSay();
  const { number, propsOf } = useTransitionProps(props);
  return <TransitionPopup {...propsOf('wait')} icon={<IconHourglass size={size} />} done={say('task_page.toast.waiting', { number })} />;
}

export function RejectTask(props: PopupProps) {
  const { number, propsOf } = useTransitionProps(props);
  return <TransitionPopup {...propsOf('reject')} parameters={{ number }} kind="danger" icon={<IconBan size={size} />} />;
}

export function ReopenTask(props: PopupProps) {
  const { number, propsOf } = useTransitionProps(props);
  return <TransitionPopup {...propsOf('reopen')} parameters={{ number }} icon={<IconRefresh size={size} />} />;
}

/** Withdraws the request from the client: the link becomes invalid. */
export function WithdrawTask(props: PopupProps) {
  const { number, propsOf } = useTransitionProps(props);
  return <TransitionPopup {...propsOf('withdraw')} parameters={{ number }} icon={<IconArrowBackUp size={size} />} />;
}

/** Opens the work order on this device, to be signed by the client. */
export function SignTask({ task, open, onClose }: PopupProps) {
  const say = useSay();
  const whyNot = useWhyNot();
  const send = useSendAct(task.id);
  return (
    <SignHere
      open={open}
      onClose={onClose}
      title={say('task_act.sign.title')}
      subject={`#${taskNumber(task)}`}
      effect={say('task_act.sign.effect')}
      action={say('task_act.sign.action')}
      lost={say('task_act.sign.lost')}
      blocked={whyNot(task, 'signHere')}
      send={(key) => send('/sign', {}, key)}
    />
  );
}

/** Records a client's confirmation by phone; the work order says so. */
export function ConfirmTask(props: PopupProps) {
  const { number, propsOf } = useTransitionProps(props);
  return (
    <TransitionPopup
      {...propsOf('confirm')}
      parameters={{ number }}
      given={{ name: contactName(props.task.contact) }}
      icon={<IconCircleCheck size={size} />}
    />
  );
}

export function StealTask(props: PopupProps) {
  const say = useSay();
  const nameOf = useNameOf();
  const { number, propsOf } = useTransitionProps(props);
  return (
    <TransitionPopup
      {...propsOf('steal')}
      parameters={{ name: nameOf(Number(props.task.company_user_id)) }}
      icon={<IconHandGrab size={size} />}
      done={say('task_page.toast.taken', { number })}
    />
  );
}
