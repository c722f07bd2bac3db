// The work will not be done or billed, or is taken up again after all: both say why.
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconBan, IconRefresh } from '#admin/ui/marks/icons.tsx';
import { numberOf } from '../acts.ts';
import { AskReason } from '../popups/ask-reason.tsx';
import type { PopupProps } from '../popups/popups.tsx';

const useReasonWords = (name: 'reject' | 'reopen') => {
  const say = useSay();
  return {
    title: say(`task_act.${name}.title`),
    effect: say(`task_act.${name}.effect`),
    reason: say(`task_act.${name}.reason`),
    hint: say(`task_act.${name}.hint`),
    required: say(`task_act.${name}.required`),
    action: say(`task_act.${name}.action`),
    done: (task: PopupProps['task']) => say(`task_act.${name}.done`, { number: numberOf(task) }),
  };
};

export function RejectTask(props: PopupProps) {
  return <AskReason {...props} act="reject" field="reason" kind="danger" icon={<IconBan size={18} />} words={useReasonWords('reject')} />;
}

export function ReopenTask(props: PopupProps) {
  return <AskReason {...props} act="reopen" field="reason" icon={<IconRefresh size={18} />} words={useReasonWords('reopen')} />;
}
