// A task that cannot go on says what it waits for: parts, the client, a date.
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconHourglass } from '#admin/ui/marks/icons.tsx';
import { numberOf } from '../acts.ts';
import { AskReason } from './ask-reason.tsx';
import type { PopupProps } from './popups.tsx';

export function SetWaiting(props: PopupProps) {
  const say = useSay();
  return (
    <AskReason
      {...props}
      act="wait"
      field="waiting_reason"
      icon={<IconHourglass size={18} />}
      words={{
        title: say('task_page.wait.title'),
        reason: say('task_page.wait.reason'),
        hint: say('task_page.wait.hint'),
        required: say('task_page.wait.required'),
        action: say('task_page.wait.action'),
        done: (task) => say('task_page.toast.waiting', { number: numberOf(task) }),
      }}
    />
  );
}
