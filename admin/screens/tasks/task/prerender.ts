// Renders title and description of a task from its answer while the app is still loading, at their final positions.

import { api } from '#admin/providers/calls/api.ts';
import type { Me } from '#admin/providers/person/session.tsx';
import type { taskStates } from '#admin/screens/tasks/shared/states.ts';
import type { TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import { keptCollapsed } from '#admin/ui/shell/stored-collapsed.ts';
import { lookAtScreen, showScreen } from '#admin/ui/theme/screen.ts';
import type { AnswerOf, Bare } from '#public-pages/calls/call-types.ts';
import { earlyText } from '#public-pages/tokens/early-calls.ts';
import { showPreferences } from '#public-pages/tokens/preferences.ts';
import { isLong } from './long.ts';

type Inside = readonly (Node | string | false | null | undefined)[];

const part = (tag: keyof HTMLElementTagNameMap, className: string, ...inside: Inside): HTMLElement => {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...inside.filter((one) => one !== false && one !== null && one !== undefined));
  return element;
};

const chips = ({ tags }: TaskPage, me: Me): HTMLElement[] =>
  tags.flatMap((id) => {
    const tag = me.tags.find((one) => one.id === id);
    if (!tag) return [];
    const square = part('i', 'ui-chip-color');
    square.style.background = tag.color;
    return [part('span', 'ui-chip row inline nowrap', square, part('span', 'ui-one-line', tag.name))];
  });

/** The start of the page on a desktop. */
const deskHead = (task: TaskPage, me: Me): HTMLElement[] => [
  part(
    'div',
    'task-head',
    part(
      'div',
      'ui-page-head below-12',
      part('div', 'ui-page-way split gap-8'),
      part(
        'div',
        'ui-page-title row wrap gap-10 lines-4 fit fill',
        part('span', 'ui-page-number', `#${task.company_task_id}`),
        part('h1', '', task.title),
      ),
      part('div', 'ui-page-actions row wrap gap-6', part('span', 'ui-button ui-button-m')),
      part('div', 'ui-page-chips row wrap gap-6 above-6', ...chips(task, me), part('span', 'ui-chip row inline nowrap ui-chip-add')),
    ),
  ),
  part('div', 'ui-card task-band task-band-quiet', part('div', 'task-band-inside')),
];

/** The start of the page on a phone. */
const phoneHead = (task: TaskPage, me: Me): HTMLElement[] => {
  const tags = chips(task, me);
  return [
    part(
      'div',
      'task-phone-head',
      part('div', 'task-phone-bar row gap-6', part('span', 'ui-icon-button'), part('span', 'ui-num ui-quiet', `#${task.company_task_id}`)),
      part('h1', '', task.title),
      task.client && part('p', 'above-4 ui-small ui-quiet', [task.client.name, task.branch_office?.title].filter(Boolean).join(' · ')),
      tags.length > 0 && part('div', 'task-phone-tags row stretch wrap gap-6 above-8', ...tags),
      part('div', 'task-tiles', part('span', 'ui-button task-tile')),
    ),
  ];
};

const textOf = ({ description }: TaskPage, phone: boolean): HTMLElement | null => {
  if (!description) return null;
  const text = part('p', isLong(description) && phone ? 'task-text task-text-cut' : 'task-text', description);
  return phone
    ? part('div', 'task-phone-text', text)
    : part('div', 'ui-card', part('div', 'ui-card-head row gap-8'), part('div', 'ui-card-body pad-16', text));
};

/** Repeated here, because importing the states would load all task code. */
const sent = 4 satisfies (typeof taskStates)['sentForConfirmation'];

/** Notices above the text have a height that only the app knows. */
const hasNotices = ({ denied, status, waiting_reason, project, registration_terminal_task }: TaskPage): boolean =>
  registration_terminal_task || denied || project > 0 || status === sent || Boolean(waiting_reason);

const earlyAnswer = <const P extends string>(path: P & Bare<P, 'GET'>): AnswerOf<P> | null =>
  JSON.parse(earlyText(`${api}${path}`) ?? 'null');

const prerenderOf = (task: TaskPage, me: Me): HTMLElement => {
  const screen = lookAtScreen(me.user.zoom / 100);
  showScreen(screen);
  const phone = screen.below.includes(768);
  const rail = screen.below.includes(1200) || keptCollapsed();
  const head = phone ? phoneHead(task, me) : deskHead(task, me);
  const text = hasNotices(task) ? null : textOf(task, phone);
  const page = part(
    'div',
    ['ui-shell', 'task-prerender', phone && 'ui-shell-phone', rail && 'ui-shell-rail'].filter(Boolean).join(' '),
    !phone && part('div', 'ui-side'),
    part(
      'div',
      'stack fit',
      !phone && part('div', 'ui-top row gap-8 rigid'),
      part(
        'div',
        'ui-main',
        part(
          'div',
          'task',
          ...head,
          part('div', 'aside aside-slim', part('div', 'task-column stack gap-16 fit', text), part('div', 'task-aside stack gap-16 fit')),
        ),
      ),
    ),
  );
  // Hidden from screen readers, which read the page once it is usable.
  page.ariaHidden = 'true';
  page.ariaBusy = 'true';
  return page;
};

/** Whether the root shows the page or an error, not a skeleton. */
const isThere = (root: HTMLElement): boolean => {
  const main = root.querySelector('main');
  return Boolean(main?.querySelector('h1') || (main?.textContent && !main.querySelector('[aria-busy="true"]')));
};

/** Only on a task's page whose data was delivered with it. */
export const showPrerender = (): boolean => {
  const [, id] = /^\/task\/(\d+)$/.exec(location.pathname) ?? [];
  if (!id) return false;
  const [me, task] = [earlyAnswer('/me'), earlyAnswer(`/task/${id}`)];
  if (!me?.settings || !task) return false;
  showPreferences(me.user);
  const prerender = prerenderOf(task, { ...me, settings: me.settings });
  // The root element follows the script. The prerender covers it until the app has rendered.
  new MutationObserver((_seen, observer) => {
    const root = document.getElementById('root');
    if (root && !prerender.isConnected) root.before(prerender);
    if (!root || !isThere(root)) return;
    observer.disconnect();
    prerender.remove();
  }).observe(document, { childList: true, subtree: true });
  return true;
};
