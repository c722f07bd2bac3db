// The header of the page: breadcrumbs, number, title, status, and actions beside the clock.
import { useNavigate } from 'react-router';
import { useListInMenu } from '#admin/generic/shell/shown-list.ts';
import { NotLive } from '#admin/providers/live/live.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { type Position, positionOf } from '#admin/providers/records/trail.ts';
import { TaskStatusWord } from '#admin/screens/tasks/shared/cells.tsx';
import type { TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import { useShortcut } from '#admin/ui/browser/shortcuts.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconChevronDown, IconChevronUp } from '#admin/ui/marks/icons.tsx';
import { MoreMenu } from '#admin/ui/overlays/more-menu.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { useFormat, useWords } from '#admin/ui/page/words.tsx';
import { taskNumber } from '../acts.ts';
import { TagRow } from '../edit/tags.tsx';
import { DocumentButton } from '../outcome/document.tsx';
import type { ShowPopup } from '../popups/popups.tsx';
import { DriveButton } from '../transport/drive-button.tsx';
import { useOtherActs } from './other-acts.tsx';

/** The list from which the task was opened; the user's own tasks if it was opened by address. */
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
        <IconButton icon={<IconChevronUp size={16} />} label={say('task_page.previous')} shortcut="K" to={pathOf(previous)} />
      )}
      {next !== undefined && (
        <IconButton icon={<IconChevronDown size={16} />} label={say('task_page.next')} shortcut="J" to={pathOf(next)} />
      )}
    </>
  );
}

/** Escape returns to the list. */
export const useEscape = (to: string) => {
  const navigate = useNavigate();
  const t = useWords();
  useShortcut('Escape', () => void navigate(to), { says: t('keys.back') });
};

export function TaskHead({ task, show }: { task: TaskPage; show: ShowPopup }) {
  const say = useSay();
  const { position, back, label } = useTrail(task.id);
  useListInMenu(position?.to.split('?', 1)[0]);
  const acts = useOtherActs(task, show);
  const buttons = acts.filter(({ place }) => place === 'head');
  const seldom = acts.filter(({ place }) => place === 'menu');
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
        number={`#${taskNumber(task)}`}
        title={task.title}
        status={<TaskStatusWord status={task.status} />}
        chips={<TagRow task={task} />}
        actions={
          <>
            <DocumentButton task={task} />
            <DriveButton task={task} show={show} />
            {buttons.map(({ id, label: word, icon, blocked, quiet, onAct }) => (
              <ActionButton key={id} kind={quiet ? 'quiet' : 'plain'} icon={icon} blocked={blocked} onAct={onAct}>
                {word}
              </ActionButton>
            ))}
            <MoreMenu
              items={seldom.map(({ id, label: word, icon, blocked, danger, onAct }) => ({
                id,
                label: word,
                icon,
                blocked,
                danger,
                onAct,
              }))}
            />
          </>
        }
      />
    </div>
  );
}
