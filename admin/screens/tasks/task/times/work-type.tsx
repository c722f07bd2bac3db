// Changes the work type of an entry, within those that its author may use.
import { useState } from 'react';
import { InputPopup } from '#admin/generic/popup/input-popup.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { RadioList } from '#admin/ui/inputs/choices.tsx';
import { IconCheck } from '#admin/ui/marks/icons.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { callInputs } from '#generated/call-inputs.ts';
import { usePickedTypes, useSendTime } from './data.ts';
import type { EntryPopupProps } from './popup.ts';

export function WorkType({ task, entry, open, onClose }: EntryPopupProps) {
  const say = useSay();
  const t = useWords();
  const send = useSendTime(task.id);
  const [before] = useState(entry.work_type_id);
  const { data: types, error: failed } = usePickedTypes(entry.user_id, open);
  // The current work type is listed even if it is no longer available.
  const now = { id: before, title: entry.work_type_name };
  const options = types && (types.some(({ id }) => id === before) ? types : [now, ...types]);
  const title = say('times.screen.workType.title');
  return (
    <InputPopup
      entity="task"
      input={callInputs['PUT /task/{id}/time/{timeId}']}
      given={{ work_type_id: before }}
      open={open}
      onClose={onClose}
      title={title}
      subject={entry.user_name}
      trouble={failed ? t('state.failed_hint') : null}
      action={say('times.screen.workType.action')}
      icon={<IconCheck size={18} />}
      unchanged={say('times.screen.workType.same')}
      fields={{
        work_type_id: {
          draw: ({ values: { work_type_id }, change }) =>
            options ? (
              <RadioList
                hideLabel
                label={title}
                options={options.map((one) => ({ value: one.id, label: one.title }))}
                value={work_type_id}
                onChange={(chosen) => change({ work_type_id: chosen })}
              />
            ) : (
              <SkeletonRows rows={4} />
            ),
        },
      }}
      send={(body, key) => send(`/time/${entry.id}`, { body }, key)}
      done={({ work_type_id }) => say('times.screen.toast.workType', { name: options?.find(({ id }) => id === work_type_id)?.title ?? '' })}
    />
  );
}
