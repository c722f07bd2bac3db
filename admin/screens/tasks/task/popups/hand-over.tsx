// A task changes hands: given to a colleague, or taken over from one.
import { useState } from 'react';
import { usePress } from '#admin/providers/calls/press.ts';
import { fullName } from '#admin/providers/person/colleagues.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { TimeEntry } from '#admin/screens/tasks/shared/task-queries.ts';
import { RadioList } from '#admin/ui/inputs/choices.tsx';
import { SearchField } from '#admin/ui/inputs/search-field.tsx';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { IconHandGrab, IconUserShare } from '#admin/ui/marks/icons.tsx';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { numberOf, useSendAct } from '../acts.ts';
import { useColleagues } from '../colleagues.ts';
import { mayNow, useTeam, workOf } from '../data.ts';
import type { PopupProps } from './popups.tsx';

/** From this many on there is a search above the list. */
const many = 8;

export function GiveTask({ task, entries, open, onClose }: PopupProps & { entries: readonly TimeEntry[] }) {
  const say = useSay();
  const t = useWords();
  const send = useSendAct(task.id);
  const { user } = useSession();
  const [chosen, setChosen] = useState<number | null>(null);
  const [text, setText] = useState('');
  const { error, press } = usePress(onClose);
  const team = useTeam(task, entries);
  // Whoever may change the team may give to anybody; others to whom they work with.
  const anybody = mayNow(task, 'addUser');
  const { found, all } = useColleagues(text, anybody ? null : task.users.map(Number));
  const onTeam = (id: number) => Number(team.some((member) => member.id === id));
  // Whoever knows the task already stands first.
  const others = found.filter(({ id }) => id !== task.company_user_id).sort((a, b) => onTeam(b.id) - onTeam(a.id));
  const name = all.find(({ id }) => id === chosen)?.name;
  const workAt = (id: number) => workOf(team.find((member) => member.id === id)?.entry);
  const number = numberOf(task);
  return (
    <Popup
      open={open}
      onClose={onClose}
      title={say('task_page.give.title')}
      subject={`#${number}`}
      error={error}
      action={{
        label: say('task_page.give.action'),
        icon: <IconUserShare size={18} />,
        blocked: chosen === null ? say('task_page.give.choose') : null,
        onAct: () =>
          press(chosen, async (key) => {
            await send(`give/${chosen}`, {}, key);
            toastSuccess(say('task_page.toast.given', { number, name: name ?? '' }));
          }),
      }}
    >
      {all.length > many && (
        <SearchField label={say('task_page.give.who')} placeholder={t('verb.search')} value={text} onChange={setText} />
      )}
      <div className="task-people">
        <RadioList
          hideLabel
          label={say('task_page.give.who')}
          value={chosen}
          onChange={setChosen}
          options={others.map((one) => {
            const work = workAt(one.id);
            return {
              value: one.id,
              label: one.name,
              lead: <Avatar name={one.name} work={work} />,
              note: work === 'running' ? say('task_page.give.works') : work === 'paused' ? say('task_page.give.paused') : undefined,
            };
          })}
        />
        {others.length === 0 && <p className="ui-small ui-faint">{text.trim() ? t('list.no_options') : say('task_page.team.empty')}</p>}
      </div>
      {!anybody && <p className="ui-small ui-faint">{say('task_page.give.onlyTeam', { permission: say('permission.tasks.users') })}</p>}
      {name && (
        <Notice tone="info">
          {say('task_page.give.effect', { name })} {chosen !== user.id && say('task_act.team.also')}
        </Notice>
      )}
    </Popup>
  );
}

export function StealTask({ task, open, onClose }: PopupProps) {
  const say = useSay();
  const send = useSendAct(task.id);
  const { users } = useSession();
  const { error, press } = usePress(onClose);
  const owner = users.get(task.company_user_id);
  const number = numberOf(task);
  return (
    <Popup
      open={open}
      onClose={onClose}
      title={say('task_page.steal.title')}
      subject={`#${number}`}
      error={error}
      action={{
        label: say('task_page.steal.action'),
        icon: <IconHandGrab size={18} />,
        onAct: () =>
          press('steal', async (key) => {
            await send('steal', {}, key);
            toastSuccess(say('task_page.toast.taken', { number }));
          }),
      }}
    >
      <p>{say('task_page.steal.effect', { name: owner ? fullName(owner) : '' })}</p>
    </Popup>
  );
}
