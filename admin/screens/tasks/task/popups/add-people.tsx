// Adds people to the team of a task.
import { useState } from 'react';
import { useSaidAct } from '#admin/generic/acts/said-act.ts';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { useNameOf } from '#admin/providers/person/colleagues.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useCandidates } from '#admin/screens/tasks/shared/people/candidates.ts';
import { PeopleList } from '#admin/screens/tasks/shared/people/people-list.tsx';
import { IconUserPlus } from '#admin/ui/marks/icons.tsx';
import { taskNumber, useSendAct } from '../acts.ts';
import type { PopupProps } from './popups.tsx';

export function AddPeople({ task, open, onClose }: PopupProps) {
  const say = useSay();
  const nameOf = useNameOf();
  const send = useSendAct(task.id);
  const { tell } = useSaidAct();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const absent = useCandidates(task.id)?.filter(({ id }) => !task.users.map(Number).includes(id));
  const names = chosen.map(nameOf);
  return (
    <PressPopup
      open={open}
      onClose={onClose}
      title={say('task_page.team.addTitle')}
      subject={`#${taskNumber(task)}`}
      filled={chosen.length > 0}
      action={{
        label: say('task_page.team.add'),
        icon: <IconUserPlus size={18} />,
        blocked: absent?.length === 0 ? say('task_page.team.everybody') : chosen.length === 0 ? say('task_page.team.choose') : null,
        subject: chosen,
        send: async (key) => {
          for (const id of chosen) await send(`/user/${id}`, {}, `${key}-${id}`);
          tell(say('task_page.toast.userAdded', { name: names.join(', ') }), async (press) => {
            for (const id of chosen) await send(`/user/${id}`, { method: 'DELETE' }, `${press}-${id}`);
          });
        },
      }}
    >
      <PeopleList
        label={say('task_page.team.addTitle')}
        people={absent}
        none={say('task_page.team.everybody')}
        value={chosen}
        onChange={setChosen}
      />
    </PressPopup>
  );
}
