// Changes deadline and priority together; each is a transition of its own.
import { useId, useState } from 'react';
import { Labelled } from '#admin/fields/labelled.tsx';
import { InputPopup } from '#admin/generic/popup/input-popup.tsx';
import { transitionInput } from '#admin/generic/workflow/transitions.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import type { Priority } from '#admin/screens/tasks/shared/priority.tsx';
import { SegmentedChoice } from '#admin/ui/inputs/choices.tsx';
import { DateTimeInput } from '#admin/ui/inputs/date-input.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { taskNumber, useSendAct } from '../acts.ts';
import { mayNow, useWhyNot } from '../data.ts';
import type { PopupProps } from '../popups/popups.tsx';

const priorities: readonly Priority[] = [0, 1, 2, 3];
const input = { ...transitionInput('task', 'changeDeadline'), ...transitionInput('task', 'changePriority') };
const isUnread = (deadline: string | null) => deadline !== null && Number.isNaN(Date.parse(deadline));

export function ChangeDates({ task: page, open, onClose }: PopupProps) {
  const say = useSay();
  const t = useWords();
  const words = useEntityWords('task');
  const whyNot = useWhyNot();
  const send = useSendAct(page.id);
  const id = useId();
  const [before] = useState({ deadline: page.deadline, priority: page.priority });
  const number = taskNumber(page);
  return (
    <InputPopup
      entity="task"
      input={input}
      given={before}
      open={open}
      onClose={onClose}
      title={say('task_act.dates.title')}
      subject={`#${number}`}
      action={say('task_act.dates.action')}
      blocked={({ deadline }) => whyNot(page, 'changeDeadline') ?? (isUnread(deadline) ? say('task_act.dates.invalid') : null)}
      unchanged={t('form.nothing_changed')}
      send={async ({ deadline, priority }, key) => {
        if (deadline !== before.deadline) await send('/deadline', { body: { deadline } }, `${key}-deadline`);
        if (priority !== before.priority) await send('/priority', { body: { priority } }, `${key}-priority`);
      }}
      done={say('task_page.toast.saved', { number })}
      fields={{
        deadline: {
          draw: ({ values: { deadline }, change }) => (
            <Labelled id={id} label={words.label('deadline')}>
              <DateTimeInput id={id} value={deadline} error={isUnread(deadline)} onChange={(next) => change({ deadline: next })} />
            </Labelled>
          ),
        },
        priority: {
          draw: ({ values: { priority }, change }) =>
            mayNow(page, 'changePriority') && (
              <SegmentedChoice
                label={words.label('priority')}
                value={priority ?? before.priority}
                options={priorities.map((value) => ({ value, label: words.choice('priority', value) }))}
                onChange={(next) => change({ priority: next })}
              />
            ),
        },
      }}
    />
  );
}
