// The team of a task: owner, people at work and on a break; editable for users who may.
import { isPaused, isRunning, workStates } from '#admin/screens/times/shared/states.ts';
import './cards.css';
import { useRef } from 'react';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { TaskPage, TimeEntry } from '#admin/screens/tasks/shared/task-queries.ts';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { IconUserPlus, IconX } from '#admin/ui/marks/icons.tsx';
import { useTint } from '#admin/ui/marks/tint.ts';
import { Card } from '#admin/ui/page/card.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useSeconds } from '#admin/ui/time/ticker.ts';
import { useTaskActs } from '../acts.ts';
import { type Member, mayNow, useTeam, workOf } from '../data.ts';
import type { ShowPopup } from '../popups/popups.tsx';

/** `na pavzi 0:34`. */
function Pause({ since }: { since: string }) {
  const say = useSay();
  const format = useFormat();
  return <span className="ui-num">{say('task_page.team.paused', { time: format.hours(useSeconds(since, 0, useServerOffset())) })}</span>;
}

function Role({ member: { owns, active, entry } }: { member: Member }) {
  const say = useSay();
  return (
    <span className="task-member-role row last stretch wrap ui-small ui-faint">
      {owns && <span>{say('task_page.team.owns')}</span>}
      {entry && isRunning(entry) && <span>{say('task_page.team.works')}</span>}
      {entry && isPaused(entry) && <Pause since={entry.status_since} />}
      {!active && <span>{say('task_page.team.inactive')}</span>}
    </span>
  );
}

function MemberRow({ task, member }: { task: TaskPage; member: Member }) {
  const say = useSay();
  const row = useRef<HTMLLIElement>(null);
  const { user } = useSession();
  const { remove } = useTaskActs(task);
  const { name, entry } = member;
  useTint(row, member.id === user.id ? null : `${entry?.status ?? workStates.stopped}`);
  return (
    <li ref={row} className="task-member row gap-12">
      <Avatar name={name} work={workOf(entry)} />
      <span className="grow fit break">{name}</span>
      <Role member={member} />
      {mayNow(task, 'removeUser') && !member.owns && (
        <IconButton
          icon={<IconX size={14} />}
          label={say('task_page.team.remove', { name })}
          blocked={entry ? say('task.reasons.userWorks', { name }) : null}
          className="task-member-remove"
          onAct={() => remove(member)}
        />
      )}
    </li>
  );
}

export function TeamCard({ task, entries, show }: { task: TaskPage; entries: readonly TimeEntry[]; show: ShowPopup }) {
  const say = useSay();
  const team = useTeam(task, entries);
  return (
    <Card
      title={say('task_page.team.title')}
      action={
        mayNow(task, 'addUser') && (
          <IconButton icon={<IconUserPlus size={16} />} label={say('task_page.team.add')} onAct={() => show('addUser')} />
        )
      }
    >
      {team.length > 0 ? (
        <ul className="task-team">
          {team.map((member) => (
            <MemberRow key={member.id} task={task} member={member} />
          ))}
        </ul>
      ) : (
        <p className="ui-faint">{say('task_page.team.empty')}</p>
      )}
    </Card>
  );
}
