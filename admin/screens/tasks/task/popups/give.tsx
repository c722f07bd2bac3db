// Assigns a task to a colleague.
import { TransitionPopup } from '#admin/generic/workflow/transition-popup.tsx';
import { useNameOf } from '#admin/providers/person/colleagues.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useCandidates } from '#admin/screens/tasks/shared/people/candidates.ts';
import { PersonList } from '#admin/screens/tasks/shared/people/people-list.tsx';
import type { TimeEntry } from '#admin/screens/tasks/shared/task-queries.ts';
import { IconUserShare } from '#admin/ui/marks/icons.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useSendAct } from '../acts.ts';
import { mayNow, useTeam, workOf } from '../data.ts';
import type { PopupProps } from './popups.tsx';
import { useTransitionProps } from './transition-props.ts';

export function GiveTask({ entries, ...props }: PopupProps & { entries: readonly TimeEntry[] }) {
  const { task } = props;
  const say = useSay();
  const send = useSendAct(task.id);
  const { number, propsOf } = useTransitionProps(props);
  const { user } = useSession();
  const nameOf = useNameOf();
  const team = useTeam(task, entries);
  // Users who may change the team may assign anybody, others only the team.
  const anybody = mayNow(task, 'addUser');
  const onTeam = (id: number) => Number(team.some((member) => member.id === id));
  // The team is listed first.
  const others = useCandidates(task.id)
    ?.filter(({ id }) => id !== task.company_user_id)
    .sort((a, b) => onTeam(b.id) - onTeam(a.id));
  const about = (id: number) => {
    const work = workOf(team.find((member) => member.id === id)?.entry);
    const note = work && say(work === 'running' ? 'task.popups.give.works' : 'task.popups.give.paused');
    return note ? { note, work } : {};
  };
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
            <PersonList
              label={say('task.popups.give.who')}
              people={others}
              none={say('task_page.team.empty')}
              value={user_id}
              onChange={(chosen) => change({ user_id: chosen })}
              about={about}
            />
          ),
        },
      }}
      send={({ user_id }, key) => send(`/give/${user_id}`, {}, key)}
      done={({ user_id }) => say('task_page.toast.given', { number, name: user_id ? nameOf(user_id) : '' })}
      foot={({ values: { user_id } }) => (
        <>
          {!anybody && (
            <p className="ui-small ui-faint">{say('task.popups.give.onlyTeam', { permission: say('permission.tasks.users') })}</p>
          )}
          {user_id && (
            <Notice tone="info">
              {say('task.popups.give.effect', { name: nameOf(user_id) })} {user_id !== user.id && say('task_act.team.also')}
            </Notice>
          )}
        </>
      )}
    />
  );
}
