// Adds people to the team of a task.
import { useState } from 'react';
import { useSaidAct } from '#admin/generic/acts/said-act.ts';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { Checkbox } from '#admin/ui/inputs/choices.tsx';
import { SearchField } from '#admin/ui/inputs/search-field.tsx';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { IconUserPlus } from '#admin/ui/marks/icons.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { taskNumber, useSendAct } from '../acts.ts';
import { useColleagues } from '../colleagues.ts';
import type { PopupProps } from './popups.tsx';

export function AddPeople({ task, open, onClose }: PopupProps) {
  const say = useSay();
  const t = useWords();
  const send = useSendAct(task.id);
  const { tell } = useSaidAct();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { all, found } = useColleagues(text, null);
  const onTeam = new Set(task.users.map(Number));
  const absent = found.filter(({ id }) => !onTeam.has(id));
  const nobody = all.every(({ id }) => onTeam.has(id));
  const names = all.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
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
        blocked: nobody ? say('task_page.team.everybody') : chosen.length === 0 ? say('task_page.team.choose') : null,
        subject: chosen,
        send: async (key) => {
          for (const id of chosen) await send(`/user/${id}`, {}, `${key}-${id}`);
          tell(say('task_page.toast.userAdded', { name: names.join(', ') }), async (press) => {
            for (const id of chosen) await send(`/user/${id}`, { method: 'DELETE' }, `${press}-${id}`);
          });
        },
      }}
    >
      <SearchField label={t('verb.search')} value={text} onChange={setText} />
      <fieldset className="ui-choice task-people stack">
        <legend className="ui-unseen">{say('task_page.team.addTitle')}</legend>
        {absent.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            lead={<Avatar name={name} />}
            checked={chosen.includes(id)}
            onChange={(on) => setChosen((before) => (on ? [...before, id] : before.filter((one) => one !== id)))}
          />
        ))}
        {absent.length === 0 && <p className="ui-small ui-faint">{t('list.no_options')}</p>}
      </fieldset>
    </PressPopup>
  );
}
