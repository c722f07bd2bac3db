// Which kind of work an entry was, from what its author may pick.
import { useState } from 'react';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { RadioList } from '#admin/ui/inputs/choices.tsx';
import { IconCheck } from '#admin/ui/marks/icons.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { usePickedTypes, useSendTime } from './data.ts';
import type { EntryPopupProps } from './popup.ts';

export function WorkType({ task, entry, open, onClose }: EntryPopupProps) {
  const say = useSay();
  const t = useWords();
  const send = useSendTime(task.id);
  const [before] = useState(entry.work_type_id);
  const [chosen, setChosen] = useState(before);
  const { data: types, error: failed } = usePickedTypes(entry.user_id, open);
  // What it is now stays in the list, also when it can no longer be picked.
  const now = { id: before, title: entry.work_type_name };
  const options = types && (types.some(({ id }) => id === before) ? types : [now, ...types]);
  const name = options?.find(({ id }) => id === chosen)?.title ?? '';
  return (
    <PressPopup
      open={open}
      onClose={onClose}
      title={say('times.screen.workType.title')}
      subject={entry.user_name}
      filled={chosen !== before}
      trouble={failed ? t('state.failed_hint') : null}
      action={{
        label: say('times.screen.workType.action'),
        icon: <IconCheck size={18} />,
        blocked: chosen === before ? say('times.screen.workType.same') : null,
        what: chosen,
        send: (key) => send(`time/${entry.id}`, { body: { work_type_id: chosen } }, key),
        done: say('times.screen.toast.workType', { name }),
      }}
    >
      {options ? (
        <RadioList
          hideLabel
          label={say('times.screen.workType.title')}
          options={options.map(({ id, title }) => ({ value: id, label: title }))}
          value={chosen}
          onChange={setChosen}
        />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </PressPopup>
  );
}
