// The scenes of docs/screens: who looks at what, at the size of the design picture.
import type { Page } from '@playwright/test';
import type { Person } from '../stories/cast.ts';

type Look = { readonly theme?: 'dark' | 'light'; readonly language?: string; readonly zoom?: number };
export type Picture = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly person: Person | null;
  readonly path: string | ((page: Page) => Promise<string>);
  readonly look?: Look;
  /** The tab that is shown. */
  readonly tab?: RegExp;
  /** The key whose popup is in the picture. */
  readonly presses?: string;
  /** What is typed there. */
  readonly types?: string;
  /** The look of the list that is chosen. */
  readonly chooses?: string;
  /** The button whose popup is in the picture. */
  readonly opens?: RegExp;
  /** What stands there once it is drawn, where that is more than a headline. */
  readonly shows?: string;
};

type Row = { id: number; company_user_id: number; status: number; running_users: number[]; client_company_id: number | null };
const tasksOf = async (page: Page, filter: object): Promise<Row[]> =>
  (await (await page.request.get(`/api/v1/task?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,99]`)).json()) as Row[];
/** The working time of one person. */
const monthOf = (person: Person) => async (page: Page) => {
  const users = (await (await page.request.get('/api/v1/me')).json()).users as { id: number; email?: string; name: string }[];
  const found = users.find(({ name }) => name.toLowerCase().startsWith(person));
  return `/attendance/${found?.id ?? 1}`;
};
/** What is to do, by deadline. */
const toDo = `/tasks/all?sort=deadline&order=ASC&filter=${encodeURIComponent('{"status":[0,1,2,3]}')}`;

/** The richest scene of the day: a task of marko's, denied once, with colleagues at work. */
const scene = async (page: Page): Promise<string> => {
  const rows = await tasksOf(page, { list: 'own', denied: true });
  return `/task/${rows[0]?.id ?? 1}`;
};
const work = async (page: Page, act: 'start' | 'pause'): Promise<void> => {
  const path = await scene(page);
  const answer =
    act === 'start'
      ? await page.request.post(`/api/v1${path}/start`, { data: { work_type_id: 1, switch: true } })
      : await page.request.put(`/api/v1${path}/pause`);
  if (!answer.ok() && answer.status() !== 409) throw new Error(`${act}: ${await answer.text()}`);
};
const clientPath = async (page: Page): Promise<string> => {
  const rows = (await (await page.request.get(`/api/v1/client?filter=${encodeURIComponent('{"q":"roznikom"}')}`)).json()) as {
    id: number;
  }[];
  return `/client/${rows[0]?.id ?? 1}`;
};
/** On the way for that task, in the vehicle that is free. */
const ride = async (page: Page): Promise<string> => {
  const task_id = Number((await scene(page)).split('/').at(-1));
  const vehicles = (await (await page.request.get('/api/v1/transport/vehicles')).json()) as {
    id: number;
    in_use: object | null;
    last_end_kilometers: number | null;
  }[];
  const free = vehicles.find(({ in_use }) => !in_use);
  const data = { task_id, vehicle_id: free?.id, kilometers: free?.last_end_kilometers || 1000, company_users: [], comment: null };
  const answer = await page.request.post('/api/v1/transport/start', { data });
  if (!answer.ok()) throw new Error(await answer.text());
  return '/inTransit';
};
/** What a client sees of work that is sent to them once more. */
const frameSource = async (page: Page): Promise<string> => {
  const rows = await tasksOf(page, { list: 'waitingForConfirmation' });
  const { id } = rows.find(({ client_company_id }) => client_company_id) ?? { id: 1 };
  await page.request.put(`/api/v1/task/${id}/close`);
  const answer = await page.request.put(`/api/v1/task/${id}/sign`);
  if (!answer.ok()) throw new Error(await answer.text());
  return new URL(((await answer.json()) as { url: string }).url).pathname;
};
const recordOf =
  (entity: string, filter: object, place: string) =>
  async (page: Page): Promise<string> => {
    const rows = (await (await page.request.get(`/api/v1/${entity}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).json()) as Row[];
    return `${place}/${rows[0]?.id ?? 1}`;
  };
/** A project whose handover waits for its leader. */
const handedOver = recordOf('project', { status: 1 }, '/project');
/** An offer that lies with the client, after a change was asked for. */
const atClient = recordOf('offer', { status: 6, q: 'talno' }, '/offer');
/** The meeting that is held now. */
const held = recordOf('meeting', { list: 'my', status: 1 }, '/meeting');
/** A page of the wiki with headings, a table, links and versions. */
const known = recordOf('wiki_page', { list: 'main', q: 'odzračevanje' }, '/wiki_page');
/** A group that is prepared for whoever has waited longest. */
const group = async (page: Page): Promise<string> => {
  const { clients } = (await (await page.request.get('/api/v1/invoicing/clients')).json()) as { clients: { client_id: number }[] };
  const client_id = clients[0]?.client_id ?? 1;
  const tasks = (await (await page.request.get(`/api/v1/invoicing/tasks?client_id=${client_id}&range=[0,1]`)).json()) as { id: number }[];
  const made = await page.request.post('/api/v1/invoice', { data: { client_id, tasks: tasks.map(({ id }) => id) } });
  if (!made.ok()) throw new Error(await made.text());
  return `/invoices/${((await made.json()) as { id: number }).id}`;
};
/** The wall tablet of a new terminal. */
const wall = async (page: Page): Promise<string> => {
  const made = await page.request.post('/api/v1/registration_terminal', { data: { name: 'Delavnica Tržaška', location: 'vhod A' } });
  if (!made.ok()) throw new Error(await made.text());
  const { id } = (await made.json()) as { id: number };
  return ((await (await page.request.get(`/api/v1/registration_terminal/${id}/address`)).json()) as { path: string }).path;
};
const tabs = { transport: /^Prevoz/, material: /^Material/, files: /^Datoteke/, chat: /^Pogovor/, history: /^Zgodovina/ } as const;
const light: Look = { theme: 'light' };
/** A list has come once it has a row. */
const rows = { shows: 'tbody tr' } as const;
const minutes = { shows: '.minutes-sheet' } as const;
const phone = { width: 360, height: 800 };
const desktop = { width: 1440, height: 900 };
const page960 = { width: 1440, height: 960 };
const page1000 = { width: 1440, height: 1000 };
const page1080 = { width: 1440, height: 1080 };

export const pictures: readonly Picture[] = [
  { name: 'new-task-phone-dark', ...phone, person: 'luka', path: '/task/create' },
  { name: 'login-desktop-dark', width: 1280, height: 800, person: null, path: '/login' },
  { name: 'login-phone-dark', ...phone, person: null, path: '/login' },
  { name: 'error-404-dark', width: 1280, height: 800, person: null, path: '/pages/error-404' },
  { name: 'clients-list-dark', width: 1440, height: 840, person: 'luka', path: '/clients', ...rows },
  { name: 'client-edit-dark', width: 1440, height: 860, person: 'luka', path: clientPath },
  { name: 'client-edit-light', width: 1440, height: 860, person: 'luka', path: clientPath, look: light },
  { name: 'role-editor-dark', width: 1440, height: 1560, person: 'admin', path: '/role/2' },
  { name: 'settings-dark', width: 1440, height: 1250, person: 'admin', path: '/settings' },
  {
    name: 'task-phone-start-work-dark',
    ...phone,
    person: 'marko',
    path: scene,
    opens: /Začni delo/,
  },
  {
    name: 'task-desktop-dark',
    ...page1000,
    person: 'marko',
    path: async (page) => {
      await work(page, 'start');
      return scene(page);
    },
  },
  { name: 'task-desktop-light', ...page1000, person: 'marko', path: scene, look: light },
  { name: 'task-992-dark', width: 992, height: 1000, person: 'marko', path: scene },
  { name: 'task-768-dark', width: 768, height: 1440, person: 'marko', path: scene },
  { name: 'task-phone-dark', ...phone, person: 'marko', path: scene },
  { name: 'task-phone-light', ...phone, person: 'marko', path: scene, look: light },
  { name: 'task-phone-german-140', ...phone, person: 'marko', path: scene, look: { language: 'de', zoom: 140 } },
  { name: 'task-list-desktop-dark', ...desktop, person: 'luka', path: toDo, ...rows },
  { name: 'task-list-desktop-light', ...desktop, person: 'luka', path: toDo, look: light, ...rows },
  { name: 'task-list-992-dark', width: 992, height: 900, person: 'luka', path: toDo, ...rows },
  { name: 'task-list-768-dark', width: 768, height: 1024, person: 'luka', path: toDo, ...rows },
  { name: 'task-list-phone-dark', ...phone, person: 'marko', path: '/tasks/own', ...rows },
  { name: 'new-task-desktop-dark', ...desktop, person: 'luka', path: '/task/create' },
  {
    name: 'task-phone-paused-dark',
    ...phone,
    person: 'marko',
    path: async (page) => {
      await work(page, 'pause');
      return scene(page);
    },
  },
  ...(['transport', 'material', 'files', 'chat', 'history'] as const).map((tab) => ({
    name: `task-tab-${tab}-dark`,
    ...page1000,
    person: 'marko' as const,
    path: scene,
    tab: tabs[tab],
  })),
  { name: 'keys-dark', ...desktop, person: 'luka', path: scene, presses: '?' },
  { name: 'notifications-dark', ...desktop, person: 'marko', path: '/tasks/own', opens: /^Obvestila/ },
  { name: 'start-transport-dark', ...page1000, person: 'marko', path: scene, presses: 't' },
  { name: 'new-time-dark', ...page1000, person: 'marko', path: scene, opens: /^Nov čas/ },
  { name: 'user-why-dark', ...desktop, person: 'admin', path: '/user/4', tab: /^Pravice/ },
  { name: 'profile-dark', width: 1440, height: 960, person: 'marko', path: '/profile' },
  { name: 'palette-search-dark', ...desktop, person: 'luka', path: toDo, presses: 'Control+k', types: 'crp' },
  { name: 'reset-password-dark', width: 1180, height: 720, person: null, path: '/resetPass/' },
  { name: 'import-1-mapping-dark', width: 1440, height: 840, person: 'admin', path: '/clients/import' },
  { name: 'public-confirm-phone-light', width: 360, height: 1452, person: 'luka', path: frameSource },
  {
    name: 'public-decline-phone-light',
    width: 360,
    height: 1180,
    person: 'luka',
    path: async (page) => (await frameSource(page)).replace('confirm', 'decline'),
  },
  { name: 'project-dark', ...page1080, person: 'tina', path: handedOver },
  { name: 'project-light', ...page1080, person: 'tina', path: handedOver, look: light },
  { name: 'project-tablet-dark', width: 820, height: 1400, person: 'tina', path: handedOver },
  { name: 'project-list-dark', ...desktop, person: 'tina', path: '/projects/open', ...rows },
  { name: 'project-offer-dark', ...page1080, person: 'tina', path: recordOf('project_offer', { status: 0 }, '/projectOffer') },
  { name: 'offer-board-dark', ...desktop, person: 'eva', path: '/allOffers', chooses: 'Tabla' },
  { name: 'offer-timeline-dark', ...page960, person: 'eva', path: atClient },
  { name: 'offer-timeline-light', ...page960, person: 'eva', path: atClient, look: light },
  { name: 'meetings-calendar-dark', ...desktop, person: 'tina', path: '/myMeetings', chooses: 'Teden' },
  { name: 'meeting-running-dark', ...page1000, person: 'luka', path: held, ...minutes },
  { name: 'meeting-phone-dark', ...phone, person: 'luka', path: held, ...minutes },
  { name: 'unbilled-dark', ...desktop, person: 'nina', path: '/invoicing/tasks', ...rows },
  { name: 'unbilled-phone-light', ...phone, person: 'nina', path: '/invoicing/tasks', look: light, ...rows },
  { name: 'invoice-group-dark', ...page1000, person: 'nina', path: group, shows: 'tr.invoice-line' },
  { name: 'wiki-page-dark', width: 1440, height: 760, person: 'admin', path: known, shows: '.wiki-text' },
  {
    name: 'wiki-compare-dark',
    width: 1440,
    height: 640,
    person: 'admin',
    path: async (page) => `${await known(page)}/compare`,
    shows: '.wiki-differences',
  },
  { name: 'absence-month-dark', ...page1000, person: 'luka', path: '/absenceCalendar', shows: '.absence-request' },
  { name: 'absence-year-dark', ...desktop, person: 'luka', path: '/absenceCalendar?view=year', shows: '[role=grid]' },
  { name: 'absence-phone-dark', ...phone, person: 'marko', path: '/absences/own', shows: '.absence-entry' },
  { name: 'oncall-month-dark', ...page1000, person: 'luka', path: '/onCallCalendar' },
  { name: 'oncall-phone-dark', ...phone, person: 'marko', path: '/onCallCalendar' },
  { name: 'attendance-month-dark', ...page1000, person: 'luka', path: monthOf('marko'), shows: 'tbody' },
  { name: 'attendance-today-dark', ...desktop, person: 'luka', path: '/attendance/today' },
  { name: 'attendance-weeks-light', ...desktop, person: 'luka', path: '/attendance/weeks', look: light, shows: '.week-waiting' },
  { name: 'attendance-phone-dark', ...phone, person: 'marko', path: '/profile/attendance' },
  { name: 'terminal-idle-dark', width: 1280, height: 800, person: 'admin', path: wall, shows: 'time' },
  { name: 'in-transit-phone-dark', ...phone, person: 'marko', path: ride },
];
