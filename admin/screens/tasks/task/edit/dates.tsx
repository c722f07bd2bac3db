// Until when, and how urgent: both in one question, each sent where it has changed.
import { useId, useState } from 'react';
import { Labelled } from '#admin/fields/labelled.tsx';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { SegmentedChoice } from '#admin/ui/inputs/choices.tsx';
import { DateTimeInput } from '#admin/ui/inputs/date-input.tsx';
import type { Priority } from '#admin/ui/marks/priority.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { taskNumber, useSendAct } from '../acts.ts';
import { mayNow, useWhyNot } from '../data.ts';
import type { PopupProps } from '../popups/popups.tsx';

const priorities: readonly Priority[] = [0, 1, 2, 3];
const same = (one: string | null, other: string | null) => one === other || (one && other && Date.parse(one) === Date.parse(other));

export function ChangeDates({ task, open, onClose }: PopupProps) {
  const say = useSay();
  const t = useWords();
  const words = useEntityWords('task');
  const whyNot = useWhyNot();
  const send = useSendAct(task.id);
  const id = useId();
  const [before] = useState({ deadline: task.deadline, priority: task.priority });
  const [deadline, setDeadline] = useState(before.deadline);
  const [priority, setPriority] = useState<Priority>(before.priority);
  const unread = deadline !== null && Number.isNaN(Date.parse(deadline));
  const moved = !same(deadline, before.deadline);
  const pressed = priority !== before.priority;
  const number = taskNumber(task);
  return (
    <PressPopup
      open={open}
      onClose={onClose}
      title={say('task_act.dates.title')}
      subject={`#${number}`}
      filled={moved || pressed}
      action={{
        label: say('task_act.dates.action'),
        blocked:
          whyNot(task, 'changeDeadline') ?? (unread ? say('task_act.dates.invalid') : moved || pressed ? null : t('form.nothing_changed')),
        what: [deadline, priority],
        send: async (key) => {
          if (moved) await send('deadline', { body: { deadline } }, `${key}-deadline`);
          if (pressed) await send('priority', { body: { priority } }, `${key}-priority`);
        },
        done: say('task_page.toast.saved', { number }),
      }}
    >
      <Labelled id={id} label={say('task.fields.deadline')}>
        <DateTimeInput id={id} value={deadline} error={unread} onChange={setDeadline} />
      </Labelled>
      {mayNow(task, 'changePriority') && (
        <SegmentedChoice
          label={say('task.fields.priority')}
          value={priority}
          options={priorities.map((value) => ({ value, label: words.choice('priority', value) }))}
          onChange={setPriority}
        />
      )}
    </PressPopup>
  );
}
