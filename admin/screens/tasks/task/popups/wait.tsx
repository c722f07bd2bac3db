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
        title: say('task.screen.wait.title'),
        reason: say('task.screen.wait.reason'),
        hint: say('task.screen.wait.hint'),
        required: say('task.screen.wait.required'),
        action: say('task.screen.wait.action'),
        done: (task) => say('task.screen.toast.waiting', { number: numberOf(task) }),
      }}
    />
  );
}
