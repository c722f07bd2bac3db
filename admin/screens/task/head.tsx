// The head of the page: where one is, which task it is, how it stands, what can be done with it beside the clock.
import { useNavigate } from 'react-router';
import { NotLive } from '#admin/providers/live.tsx';
import { useSession } from '#admin/providers/session.tsx';
import { useSay } from '#admin/providers/speech.tsx';
import type { TaskPage } from '#admin/providers/task-queries.ts';
import { type Position, positionOf } from '#admin/providers/trail.ts';
import { ActionButton } from '#admin/ui/action-button.tsx';
import { TagChip } from '#admin/ui/chip.tsx';
import { IconButton } from '#admin/ui/icon-button.tsx';
import { IconChevronDown, IconChevronUp } from '#admin/ui/icons.tsx';
import { PageHeader } from '#admin/ui/page-header.tsx';
import { useShortcut } from '#admin/ui/shortcuts.ts';
import { StatusWord } from '#admin/ui/status.tsx';
import { useFormat } from '#admin/ui/words.tsx';
import { numberOf } from './acts.ts';
import { useOtherActs } from './other-acts.tsx';
import type { ShowPopup } from './popups.tsx';

/** The list that the task was opened from, in words; the own tasks where it was opened by its address. */
export const useTrail = (id: number) => {
  const say = useSay();
  const position = positionOf(id);
  const lists = ['own', 'unassigned', 'paused', 'waitingForConfirmation', 'all', 'closed'] as const;
  const list = lists.find((name) => name === position?.list);
  return { position, back: position?.to ?? '/tasks/own', label: say(`task.lists.${list ?? 'own'}`) };
};

export const pathOf = (id: number) => `/task/${id}`;

function Neighbours({ position }: { position: Position }) {
  const say = useSay();
  const format = useFormat();
  const { at, total, previous, next } = position;
  return (
    <>
      <span>
        {format.number(at)} / {format.number(total)}
      </span>
      {previous !== undefined && (
        <IconButton icon={<IconChevronUp size={16} />} label={say('task.screen.previous')} shortcut="K" to={pathOf(previous)} />
      )}
      {next !== undefined && (
        <IconButton icon={<IconChevronDown size={16} />} label={say('task.screen.next')} shortcut="J" to={pathOf(next)} />
      )}
    </>
  );
}

export function Tags({ task }: { task: TaskPage }) {
  const { tags } = useSession();
  return task.tags.flatMap((id) => {
    const tag = tags.get(id);
    return tag ? [<TagChip key={id} name={tag.name} color={tag.color} />] : [];
  });
}

/** Esc leads back to the list. */
export const useEscape = (to: string) => {
  const navigate = useNavigate();
  useShortcut('Escape', () => void navigate(to));
};

export function TaskHead({ task, show }: { task: TaskPage; show: ShowPopup }) {
  const say = useSay();
  const { position, back, label } = useTrail(task.id);
  // What may be held up stands leftmost: its reason comes and goes without moving the others.
  const acts = useOtherActs(task, show)
    .filter(({ place }) => place !== 'card')
    .reverse();
  useEscape(back);
  return (
    <div className="task-head">
      <PageHeader
        breadcrumbs={[{ label: say('task.many'), to: '/tasks/own' }, ...(position ? [{ label, to: back }] : [])]}
        position={
          <>
            <NotLive />
            {position && <Neighbours position={position} />}
          </>
        }
        number={`#${numberOf(task)}`}
        title={task.title}
        status={<StatusWord status={task.status} />}
        chips={task.tags.length > 0 && <Tags task={task} />}
        actions={
          acts.length > 0 &&
          acts.map(({ id, label: word, icon, blocked, onAct }) => (
            <ActionButton key={id} kind={blocked ? 'plain' : 'quiet'} icon={icon} blocked={blocked} onAct={onAct}>
              {word}
            </ActionButton>
          ))
        }
      />
    </div>
  );
}
