// The header of the page on a phone: back, number, status, title, and every action as a tile in one row.

import { useNavigate } from 'react-router';
import { Tags } from '#admin/generic/parts/tags.tsx';
import { useBarePage } from '#admin/generic/shell/bare.ts';
import { NotLive } from '#admin/providers/live/live.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { addressOf, emailOf, phoneOf } from '#admin/screens/clients/shared/parties.ts';
import { TaskStatusWord } from '#admin/screens/tasks/shared/cells.tsx';
import type { TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import { useMaps } from '#admin/ui/browser/maps.ts';
import { mailLink, telephoneLink } from '#admin/ui/browser/outward-links.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconArrowLeft, IconChevronDown, IconChevronUp, IconMail, IconNavigation, IconPhone } from '#admin/ui/marks/icons.tsx';
import { MoreMenu } from '#admin/ui/overlays/more-menu.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { taskNumber } from '../acts.ts';
import { DocumentButton } from '../outcome/document.tsx';
import type { ShowPopup } from '../popups/popups.tsx';
import { pathOf, useEscape, useTrail } from './head.tsx';
import { useOtherActs } from './other-acts.tsx';

/** Links out of the app: route, phone, mail. */
const useWaysOut = (task: TaskPage) => {
  const say = useSay();
  const maps = useMaps();
  const address = addressOf(task);
  const phone = phoneOf(task);
  const email = emailOf(task);
  return [
    ...(address ? [{ id: 'route', word: say('task_page.client.route'), link: maps.way(address), icon: <IconNavigation size={20} /> }] : []),
    ...(phone
      ? [{ id: 'call', word: say('task_page.client.call'), link: { href: telephoneLink(phone) }, icon: <IconPhone size={20} /> }]
      : []),
    ...(email ? [{ id: 'write', word: say('task_page.client.write'), link: { href: mailLink(email) }, icon: <IconMail size={20} /> }] : []),
  ];
};

function ActRow({ task, show }: { task: TaskPage; show: ShowPopup }) {
  const say = useSay();
  const out = useWaysOut(task);
  // What one needs on the spot; all acts are in the menu above, those that end a task last.
  const acts = useOtherActs(task, show).filter(({ id, place }) => place === 'head' || id === 'addUser' || id === 'edit');
  if (task.registration_terminal_task && out.length === 0) return null;
  return (
    <section className="task-tiles" aria-label={say('task_page.acts.label')}>
      {out.map(({ id, word, link, icon }) => (
        <a key={id} className="ui-button ui-button-plain task-tile" {...link}>
          {icon}
          <span className="ui-button-label">{word}</span>
        </a>
      ))}
      <DocumentButton task={task} tile />
      {/* A blocked action opens too: its sheet shows the reason, because touch screens have no tooltip. */}
      {acts.map(({ id, short, icon, onAct }) => (
        <ActionButton key={id} icon={icon} className="task-tile" onAct={onAct}>
          {short}
        </ActionButton>
      ))}
    </section>
  );
}

export function PhoneHead({ task, show }: { task: TaskPage; show: ShowPopup }) {
  const say = useSay();
  const t = useWords();
  const navigate = useNavigate();
  const { position, back } = useTrail(task.id);
  const acts = useOtherActs(task, show);
  useEscape(back);
  useBarePage();
  const { client, branch_office } = task;
  const go = (id: number | undefined) => id !== undefined && void navigate(pathOf(id));
  return (
    <header className="task-phone-head">
      <div className="task-phone-bar row gap-6">
        <IconButton icon={<IconArrowLeft size={20} />} label={t('verb.back')} to={back} />
        <span className="ui-num ui-quiet">#{taskNumber(task)}</span>
        <TaskStatusWord status={task.status} />
        <span className="push">
          <MoreMenu
            upright
            items={[
              ...acts.map(({ id, label, icon, blocked, danger, onAct }) => ({ id, label, icon, blocked, danger, onAct })),
              ...(position?.previous === undefined
                ? []
                : [
                    {
                      id: 'previous',
                      label: say('task_page.previous'),
                      icon: <IconChevronUp size={18} />,
                      onAct: () => go(position.previous),
                    },
                  ]),
              ...(position?.next === undefined
                ? []
                : [{ id: 'next', label: say('task_page.next'), icon: <IconChevronDown size={18} />, onAct: () => go(position.next) }]),
            ]}
          />
        </span>
      </div>
      <h1>{task.title}</h1>
      {client && <p className="above-4 ui-small ui-quiet">{[client.name, branch_office?.title].filter(Boolean).join(' · ')}</p>}
      {task.tags.length > 0 && (
        <div className="task-phone-tags row stretch wrap gap-6 above-8">
          <Tags ids={task.tags} />
        </div>
      )}
      <ActRow task={task} show={show} />
      <NotLive />
    </header>
  );
}
