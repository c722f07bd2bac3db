// Assigns a task to a colleague.
import { useState } from 'react';
import { TransitionPopup } from '#admin/generic/workflow/transition-popup.tsx';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { TimeEntry } from '#admin/screens/tasks/shared/task-queries.ts';
import { RadioList } from '#admin/ui/inputs/choices.tsx';
import { SearchField } from '#admin/ui/inputs/search-field.tsx';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { IconUserShare } from '#admin/ui/marks/icons.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { useSendAct } from '../acts.ts';
import { useColleagues } from '../colleagues.ts';
import { mayNow, useTeam, workOf } from '../data.ts';
import type { PopupProps } from './popups.tsx';
import { useTransitionProps } from './transition-props.ts';

/** From this number of people on the list has a search field. */
const many = 8;

export function GiveTask({ entries, ...props }: PopupProps & { entries: readonly TimeEntry[] }) {
  const { task } = props;
  const say = useSay();
  const t = useWords();
  const send = useSendAct(task.id);
  const { number, propsOf } = useTransitionProps(props);
  const { user } = useSession();
  const [text, setText] = useState('');
  const team = useTeam(task, entries);
  // Users who may change the team may assign anybody, others only the team.
  const anybody = mayNow(task, 'addUser');
  const { found, all } = useColleagues(text, anybody ? null : task.users.map(Number));
  const onTeam = (id: number) => Number(team.some((member) => member.id === id));
  // The team is listed first.
  const others = found.filter(({ id }) => id !== task.company_user_id).sort((a, b) => onTeam(b.id) - onTeam(a.id));
  const nameOf = (id: number | null) => all.find((one) => one.id === id)?.name;
  const workAt = (id: number) => workOf(team.find((member) => member.id === id)?.entry);
  return (
    <TransitionPopup
      {...propsOf('give')}
      parameters={{ name: '' }}
      effect={null}
      filled={false}
      icon={<IconUserShare size={18} />}
      fields={{
        user_id: {
          missing: say('task.popups.give.choose'),
          draw: ({ values: { user_id }, change }) => (
            <>
              {all.length > many && (
                <SearchField label={say('task.popups.give.who')} placeholder={t('verb.search')} value={text} onChange={setText} />
              )}
              <div className="task-people">
                <RadioList
                  hideLabel
                  label={say('task.popups.give.who')}
                  value={user_id}
                  onChange={(chosen) => change({ user_id: chosen })}
                  options={others.map((one) => {
                    const work = workAt(one.id);
                    return {
                      value: one.id,
                      label: one.name,
                      lead: <Avatar name={one.name} work={work} />,
                      note:
                        work === 'running' ? say('task.popups.give.works') : work === 'paused' ? say('task.popups.give.paused') : undefined,
                    };
                  })}
                />
                {others.length === 0 && (
                  <p className="ui-small ui-faint">{text.trim() ? t('list.no_options') : say('task_page.team.empty')}</p>
                )}
              </div>
            </>
          ),
        },
      }}
      send={({ user_id }, key) => send(`/give/${user_id}`, {}, key)}
      done={({ user_id }) => say('task_page.toast.given', { number, name: nameOf(user_id) ?? '' })}
      foot={({ values: { user_id } }) => {
        const name = nameOf(user_id);
        return (
          <>
            {!anybody && (
              <p className="ui-small ui-faint">{say('task.popups.give.onlyTeam', { permission: say('permission.tasks.users') })}</p>
            )}
            {name && (
              <Notice tone="info">
                {say('task.popups.give.effect', { name })} {user_id !== user.id && say('task_act.team.also')}
              </Notice>
            )}
          </>
        );
      }}
    />
  );
}
