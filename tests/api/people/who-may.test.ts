// Who may what, written by hand from the table of permissions: a matrix derived from the rules alone would prove only itself.
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, useApi } from '#tests/support/api.ts';

const api = useApi();
type Row = readonly [person: Person | null, method: 'get' | 'post' | 'put' | 'delete', path: string, status: number, body?: object];

/** A task of marko's, with petra on its team; made before the rows run. */
let task = 0;
let unassigned = 0;
let client = 0;
/** Driven by marko, petra rides along. */
let ride = 0;
/** A task of marko's with petra on its team, and on it an entry of marko's with its one stretch. */
let timed = 0;
let entry = 0;
let stretch = 0;
/** Two more of marko's with petra on the team, one of them with a client who is asked. */
let life = 0;
let gone = 0;
let contact = 0;
/** What petra has written down on it. */
let used = 0;
beforeAll(async () => {
  const luka = api.as('luka');
  task = Number(
    (await luka.post('/task', { title: 'Zamenjava tesnila', company_user_id: api.id('marko'), users: [api.id('petra')] })).body.id,
  );
  unassigned = Number((await luka.post('/task', { title: 'Nihče še ne dela' })).body.id);
  client = Number((await luka.post('/client', { name: 'Preizkusna stranka' })).body.id);
  const marko = api.as('marko');
  timed = Number(
    (await luka.post('/task', { title: 'Zamenjava ventila', company_user_id: api.id('marko'), users: [api.id('petra')] })).body.id,
  );
  await marko.post(`/task/${timed}/start`, { work_type_id: 1, switch: true });
  await marko.post(`/task/${timed}/stop`, {});
  // Whoever drives does not work: the ride begins once the work has ended.
  const vehicle = (await api.as('admin').post('/vehicle', { name: 'Preizkusni kombi' })).body.id;
  const drive = { task_id: task, vehicle_id: vehicle, kilometers: 100, company_users: [api.id('petra')] };
  ride = Number((await api.as('marko').post('/transport/start', drive)).body.id);
  const [made] = (await marko.get(`/task/${timed}/time`)).rows;
  entry = Number(made?.id);
  stretch = Number(((made?.sub_times ?? []) as { id: number }[])[0]?.id);
  contact = Number((await luka.post('/contact', { client_id: client, name: 'Ana' })).body.id);
  const owned = { company_user_id: api.id('marko'), users: [api.id('petra')] };
  life = Number((await luka.post('/task', { title: 'Celo življenje', client_company_id: client, ...owned })).body.id);
  gone = Number((await luka.post('/task', { title: 'Kratko življenje', ...owned })).body.id);
  used = Number((await api.as('petra').post(`/task/${life}/material`, { name: 'Kabel', quantity: 2 })).body.id);
});
const at = (path: string) =>
  path
    .replace('TASK', String(task))
    .replace('USED', String(used))
    .replace('UNASSIGNED', String(unassigned))
    .replace('CLIENT', String(client))
    .replace('LIFE', String(life))
    .replace('GONE', String(gone))
    .replace('CONTACT', String(contact))
    .replace('RIDE', String(ride))
    .replace('TIMED', String(timed))
    .replace('ENTRY', String(entry))
    .replace('STRETCH', String(stretch))
    .replace('PETRA', String(api.id('petra')))
    .replace('EVA', String(api.id('eva')));
const name = (person: Person | null) => person ?? 'nobody';

const pages: Row[] = [
  // Invoicing 1101-1103: nina and the administrator; nobody else sees a price of it.
  ['admin', 'get', '/invoice', 200],
  ['nina', 'get', '/invoice/1', 200],
  ['nina', 'get', '/invoice/1/detail', 200],
  ['nina', 'get', '/invoicing/clients', 200],
  ['nina', 'get', '/invoicing/tasks', 200],
  ['nina', 'get', '/invoicing/projects', 200],
  ['nina', 'delete', '/invoice/1', 409],
  ['luka', 'get', '/invoice', 403],
  ['eva', 'get', '/invoice/1', 403],
  ['tina', 'get', '/invoice/1/detail', 403],
  ['marko', 'get', '/invoicing/tasks', 403],
  ['jure', 'get', '/invoicing/clients', 403],
  [null, 'get', '/invoice', 401],
  ['luka', 'post', '/invoice', 403, { client_id: 1 }],
  ['tina', 'put', '/invoice/1', 403, { notes: 'X' }],
  ['eva', 'put', '/invoice/1/issue', 403, {}],
  ['luka', 'put', '/invoice/1/cancel', 403, { reason: 'X' }],
  ['maks', 'delete', '/invoice/1', 403],
  // Clients 301: luka, tina, eva, nina and the administrator; everybody else gets names.
  ['admin', 'get', '/client/CLIENT', 200],
  ['luka', 'get', '/client/CLIENT', 200],
  ['eva', 'get', '/client', 200],
  ['jure', 'get', '/client', 200],
  ['jure', 'get', '/contact', 200],
  ['jure', 'get', '/branch_office', 200],
  [null, 'get', '/client', 401],
  // Users 401.
  ['admin', 'get', '/user', 200],
  ['nina', 'get', '/user', 200],
  ['luka', 'get', '/user', 403],
  ['marko', 'get', '/user', 403],
  ['tina', 'get', '/user', 403],
  ['eva', 'get', '/user', 403],
  ['maks', 'get', '/user', 403],
  ['jure', 'get', '/user', 403],
  [null, 'get', '/user', 401],
  ['jure', 'get', '/user/1', 403],
  ['jure', 'get', '/user_names/', 200],
  // Roles 701.
  ['admin', 'get', '/role', 200],
  ['nina', 'get', '/role', 403],
  ['luka', 'get', '/role', 403],
  ['jure', 'get', '/role', 403],
  ['jure', 'get', '/role/1', 403],
  [null, 'get', '/role', 401],
  // User types 601.
  ['admin', 'get', '/user_type', 200],
  // Who writes prices chooses the kind of worker by its name.
  ['nina', 'get', '/user_type', 200],
  ['jure', 'get', '/user_type', 403],
  // Project templates 204: their names are for everybody who begins a project, and their readers get the names of user types.
  ['tina', 'get', '/project_template/1', 200],
  ['tina', 'get', '/user_type', 200],
  ['jure', 'get', '/project_template', 200],
  [null, 'get', '/project_template', 401],
  ['tina', 'put', '/project_template/1', 200, { description: 'Po meri.' }],
  ['maks', 'put', '/project_template/1', 403, { description: 'Po meri.' }],
  // Offers 1901, moved by their two people and by 1902.
  ['eva', 'get', '/offer/23', 200],
  ['maks', 'get', '/offer/figures', 200],
  ['luka', 'get', '/offer', 403],
  ['tina', 'get', '/offer/23/step', 403],
  ['marko', 'get', '/offer/23/comment', 403],
  [null, 'get', '/offer', 401],
  ['marko', 'post', '/offer', 403, { title: 'Ne nastane', client_id: 1 }],
  ['eva', 'put', '/offer/24/complete', 403, {}],
  ['jure', 'put', '/offer/24/complete', 403, {}],
  ['maks', 'put', '/offer/24/complete', 200, {}],
  // Project offers 208, written with 209.
  ['tina', 'get', '/project_offer', 200],
  ['eva', 'get', '/project_offer/1', 200],
  ['maks', 'get', '/project_offer/1/outcome', 200],
  ['luka', 'get', '/project_offer', 403],
  ['marko', 'get', '/project_offer/1', 403],
  ['nina', 'get', '/project_offer/1/pdf', 403],
  ['jure', 'get', '/project_offer/1/outcome', 403],
  [null, 'get', '/project_offer', 401],
  ['luka', 'post', '/project_offer/1/copy', 403],
  ['nina', 'put', '/project_offer/4/decline', 403, {}],
  // The wiki: its main space for everybody of the cast but jure, the commercial one for those who sell.
  ...(['luka', 'marko', 'petra', 'tina', 'eva', 'maks', 'nina'] as const).map(
    (who): Row => [who, 'get', '/wiki_page/tree?space=main', 200],
  ),
  ['jure', 'get', '/wiki_page/tree?space=main', 403],
  ['eva', 'get', '/wiki_page/tree?space=commercial', 200],
  ['maks', 'get', '/wiki_page/tree?space=commercial', 200],
  ['nina', 'get', '/wiki_page/tree?space=commercial', 403],
  ['nina', 'get', '/import/client', 200],
  // Settings 1001.
  ['admin', 'get', '/settings', 200],
  ['luka', 'get', '/settings', 403],
  ['nina', 'get', '/settings', 403],
  ['jure', 'get', '/settings', 403],
  [null, 'get', '/settings', 401],
  // Lookups are open to who is signed in: work types, transport types, tags, vehicles.
  ['admin', 'get', '/work_type/', 200],
  ['jure', 'get', '/work_type/', 200],
  ['jure', 'get', '/transport_type/', 200],
  ['jure', 'get', '/tag', 200],
  ['jure', 'get', '/vehicle/?type=names', 200],
  ['jure', 'get', '/vehicle', 200],
  ['jure', 'get', '/holiday', 200],
  [null, 'get', '/work_type/', 401],
  [null, 'get', '/vehicle', 401],
  // Tasks are read by everybody of the company.
  ['jure', 'get', '/task', 200],
  ['jure', 'get', '/task/TASK', 200],
  ['jure', 'get', '/task/TASK/status', 200],
  ['jure', 'get', '/task/TASK/time', 200],
  ['jure', 'get', '/task/TASK/user', 200],
  [null, 'get', '/task', 401],
  [null, 'get', '/task/TASK', 401],
  [null, 'get', '/ping/', 401],
  ['jure', 'get', '/ping/', 200],
  ['jure', 'get', '/me', 200],
  [null, 'get', '/me', 401],
];

const writes: Row[] = [
  ['jure', 'post', '/task', 403, { title: 'Ne smem' }],
  ['nina', 'post', '/task', 403, { title: 'Ne smem' }],
  ['maks', 'post', '/task', 403, { title: 'Ne smem' }],
  ['eva', 'post', '/task', 201, { title: 'Po ogledu pri stranki' }],
  ['marko', 'post', '/task', 201, { title: 'Zase ali za nikogar' }],
  ['tina', 'post', '/task', 201, { title: 'Za nikogar' }],
  [null, 'post', '/task', 401, { title: 'Kdo si' }],
  ['jure', 'post', '/client', 403, { name: 'X' }],
  ['tina', 'post', '/client', 403, { name: 'Bere, ne piše' }],
  ['maks', 'post', '/client', 403, { name: 'Bere, ne piše' }],
  ['nina', 'post', '/client', 201, { name: 'Pisarna sme' }],
  ['eva', 'post', '/client', 201, { name: 'Komerciala sme' }],
  ['jure', 'put', '/client/CLIENT', 403, { name: 'X' }],
  ['luka', 'put', '/client/CLIENT', 200, { town: 'Kranj' }],
  ['luka', 'delete', '/client/CLIENT', 403],
  ['jure', 'delete', '/client/CLIENT', 403],
  ['jure', 'post', '/contact', 403, { name: 'X' }],
  ['jure', 'post', '/branch_office', 403, { title: 'X' }],
  ['nina', 'post', '/user', 403, {}],
  ['nina', 'put', '/user/3', 403, { name: 'X' }],
  ['jure', 'put', '/user/9', 403, { name: 'Niti sebe' }],
  ['jure', 'post', '/role', 403, { name: 'X' }],
  ['luka', 'put', '/role/1', 403, { name: 'X' }],
  ['luka', 'delete', '/role/1', 403],
  ['jure', 'post', '/work_type', 403, { name: 'X' }],
  ['luka', 'put', '/work_type/1', 403, { name: 'X' }],
  ['jure', 'delete', '/work_type/1', 403],
  ['jure', 'post', '/user_type', 403, { name: 'X' }],
  ['jure', 'post', '/transport_type', 403, { name: 'X' }],
  ['luka', 'post', '/vehicle', 403, { name: 'X' }],
  ['jure', 'delete', '/vehicle/1', 403],
  ['luka', 'post', '/tag', 403, { name: 'X' }],
  ['jure', 'put', '/tag/1', 403, { name: 'X' }],
  ['nina', 'post', '/holiday', 403, { name: 'X', date: '2026-12-31' }],
  ['admin', 'post', '/holiday', 201, { name: 'Dela prost dan', date: '2027-12-31' }],
  ['luka', 'put', '/settings', 403, { time_lock_day: 6 }],
  ['admin', 'put', '/settings', 200, { time_lock_day: 6 }],
  [null, 'put', '/settings', 401, { time_lock_day: 6 }],
];

// Somebody's account: with 402, and of nobody who may do more. The own one: everybody's.
const accounts: Row[] = [
  ['admin', 'post', '/user/EVA/pin', 200],
  ['nina', 'post', '/user/EVA/pin', 403],
  ['jure', 'post', '/user/EVA/pin', 403],
  [null, 'post', '/user/EVA/pin', 401],
  ['admin', 'delete', '/user/EVA/pin', 204],
  ['nina', 'delete', '/user/EVA/pin', 403],
  ['admin', 'post', '/user/EVA/invite', 409],
  ['nina', 'post', '/user/EVA/invite', 403],
  ['luka', 'post', '/user/EVA/invite', 403],
  [null, 'post', '/user/EVA/invite', 401],
  ['admin', 'get', '/user/EVA/sessions', 200],
  ['nina', 'get', '/user/EVA/sessions', 403],
  ['eva', 'get', '/user/EVA/sessions', 403],
  ['nina', 'delete', '/user/EVA/sessions', 403],
  ['jure', 'delete', '/user/EVA/sessions/1', 403],
  ['nina', 'delete', '/user/EVA/second_factor', 403, { reason: 'Telefon' }],
  ['admin', 'delete', '/user/EVA/second_factor', 409, { reason: 'Telefon' }],
  ['jure', 'get', '/me/sessions', 200],
  [null, 'get', '/me/sessions', 401],
  ['jure', 'post', '/me/pin', 200],
  [null, 'post', '/me/pin', 401],
  ['jure', 'put', '/me', 200, { phone: null }],
  ['jure', 'put', '/me', 422, { role_id: 1 }],
  ['jure', 'put', '/me/password', 422, { current: 'ne vem', password: 'štirje-mlini-drobijo-kamen' }],
  [null, 'put', '/me/password', 401, { current: 'ne vem', password: 'štirje-mlini-drobijo-kamen' }],
  ['jure', 'post', '/me/second_factor', 422, { password: 'ne vem' }],
  [null, 'post', '/public/reset_password', 200, { email: 'nihce-tukaj@example.com' }],
  [null, 'get', '/public/reset_password/nikjer', 404],
];

const acts: Row[] = [
  ['jure', 'post', '/task/TASK/start', 403, { work_type_id: 1 }],
  ['luka', 'post', '/task/TASK/start', 403, { work_type_id: 1 }],
  ['admin', 'post', '/task/TASK/start', 403, { work_type_id: 1 }],
  [null, 'post', '/task/TASK/start', 401, { work_type_id: 1 }],
  ['jure', 'put', '/task/TASK/steal', 403],
  ['marko', 'put', '/task/TASK/wait', 200, { waiting_reason: 'Čakam ventil' }],
  ['petra', 'put', '/task/TASK/wait', 409, { waiting_reason: 'Dvakrat ne gre' }],
  ['jure', 'put', '/task/TASK/user/EVA', 403],
  ['marko', 'put', '/task/TASK/user/EVA', 403],
  ['luka', 'put', '/task/TASK/user/EVA', 200],
  ['marko', 'delete', '/task/TASK/user/EVA', 403],
  ['luka', 'delete', '/task/TASK/user/EVA', 200],
  ['jure', 'put', '/task/TASK/give/EVA', 403],
  ['petra', 'put', '/task/TASK/give/EVA', 403],
  ['marko', 'put', '/task/TASK/give/EVA', 403],
  ['marko', 'put', '/task/TASK/give/PETRA', 200],
  ['luka', 'put', '/task/TASK/give/EVA', 200],
  [null, 'get', '/task/UNASSIGNED/take', 401],
  ['jure', 'get', '/task/UNASSIGNED/take', 200],
  ['marko', 'get', '/task/UNASSIGNED/take', 409],
  ['marko', 'get', '/task/UNASSIGNED/steal', 403],
  ['luka', 'get', '/task/UNASSIGNED/steal', 200],
];

// Own times, or all of them with `tasks.times`: luka and the administrator. A stretch's start and end only with it.
const off = { non_invoiced_part: false, non_invoiced_time: 0, non_invoiced_comment: null };
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const backwards = { start_time: hoursAgo(1), end_time: hoursAgo(2), reason: 'Popravek' };
const times: Row[] = [
  ['jure', 'get', '/task/TIMED/time_totals', 200],
  [null, 'get', '/task/TIMED/time_totals', 401],
  ['marko', 'post', '/task/TIMED/time', 201, { work_type_id: 1, notes: 'Po telefonu' }],
  ['petra', 'post', '/task/TIMED/time', 201, { work_type_id: 1, notes: 'Po telefonu' }],
  ['jure', 'post', '/task/TIMED/time', 403, { work_type_id: 1, notes: 'Ni na nalogi' }],
  ['tina', 'post', '/task/TIMED/time', 403, { work_type_id: 1, notes: 'Ni na nalogi' }],
  ['luka', 'post', '/task/TIMED/time', 409, { work_type_id: 1, notes: 'Ni njegova vrsta dela' }],
  [null, 'post', '/task/TIMED/time', 401, { work_type_id: 1 }],
  ['marko', 'put', '/task/TIMED/time/ENTRY/notes', 200, { notes: 'Svoje' }],
  ['petra', 'put', '/task/TIMED/time/ENTRY/notes', 403, { notes: 'Tuje' }],
  ['luka', 'put', '/task/TIMED/time/ENTRY/notes', 200, { notes: 'Popravek' }],
  ['marko', 'put', '/task/TIMED/time/ENTRY', 200, { work_type_id: 2 }],
  ['petra', 'put', '/task/TIMED/time/ENTRY', 403, { work_type_id: 2 }],
  ['admin', 'put', '/task/TIMED/time/ENTRY', 200, { work_type_id: 1 }],
  ['marko', 'put', '/task/TIMED/time/ENTRY/invoicing', 200, off],
  ['petra', 'put', '/task/TIMED/time/ENTRY/invoicing', 403, off],
  ['nina', 'put', '/task/TIMED/time/ENTRY/invoicing', 403, off],
  ['luka', 'put', '/task/TIMED/time/ENTRY/invoicing', 200, off],
  ['marko', 'put', '/task/TIMED/subtime/STRETCH/multiplier', 200, { multiplier: 2, reason: 'Dogovor' }],
  ['petra', 'put', '/task/TIMED/subtime/STRETCH/multiplier', 403, { multiplier: 2, reason: 'Dogovor' }],
  ['luka', 'put', '/task/TIMED/subtime/STRETCH/multiplier', 200, { multiplier: 1, reason: 'Dogovor' }],
  ['marko', 'put', '/task/TIMED/subtime/STRETCH', 403, backwards],
  ['petra', 'put', '/task/TIMED/subtime/STRETCH', 403, backwards],
  ['luka', 'put', '/task/TIMED/subtime/STRETCH', 422, backwards],
  [null, 'put', '/task/TIMED/subtime/STRETCH', 401, backwards],
  ['petra', 'delete', '/task/TIMED/subtime/STRETCH', 403, { reason: 'Tuje' }],
  ['jure', 'delete', '/task/TIMED/subtime/STRETCH', 403, { reason: 'Tuje' }],
  ['marko', 'delete', '/task/TIMED/subtime/STRETCH', 204, { reason: 'Pomotoma' }],
];

const rides: Row[] = [
  [null, 'get', '/transport/current', 401],
  ['jure', 'get', '/transport/current', 200],
  ['jure', 'get', '/transport/RIDE', 200],
  ['jure', 'get', '/task/TASK/transport', 200],
  [null, 'get', '/task/TASK/transport', 401],
  ['jure', 'get', '/transport/vehicles', 200],
  ['jure', 'get', '/transport/vehicle/in_use', 200],
  ['jure', 'get', '/transport/list/vehicle/1/last', 200],
  [null, 'post', '/transport/start', 401, { task_id: 1 }],
  [null, 'post', '/transport/RIDE/waypoint', 401],
  ['jure', 'post', '/transport/RIDE/waypoint', 403],
  ['petra', 'post', '/transport/RIDE/waypoint', 403],
  ['luka', 'post', '/transport/RIDE/waypoint', 403],
  ['marko', 'post', '/transport/RIDE/waypoint', 200],
  ['petra', 'post', '/transport/RIDE/refuel', 403, { liters: 20, price: 3000 }],
  ['marko', 'post', '/transport/RIDE/refuel', 200, { liters: 20, price: 3000 }],
  ['jure', 'put', '/transport/RIDE/notes', 403, { notes: 'Ne smem' }],
  ['petra', 'put', '/transport/RIDE/notes', 200, { notes: 'V ekipi' }],
  ['luka', 'put', '/task/TASK/transport/RIDE/notes', 200, { notes: 'Ureja vse' }],
  ['jure', 'put', '/task/TASK/transport/RIDE/notes', 403, { notes: 'Ne smem' }],
  ['marko', 'post', '/transport/RIDE/leave', 403],
  ['petra', 'post', '/transport/RIDE/leave', 200],
  ['petra', 'post', '/transport/RIDE/leave', 403],
  ['petra', 'post', '/transport/RIDE/stop', 403, { kilometers: 120 }],
  ['jure', 'post', '/transport/RIDE/stop', 403, { kilometers: 120, reason: 'Kar tako' }],
  ['luka', 'post', '/transport/RIDE/stop', 422, { kilometers: 120 }],
  ['luka', 'post', '/transport/RIDE/stop', 200, { kilometers: 120, reason: 'Telefon je prazen' }],
  ['marko', 'post', '/transport/RIDE/stop', 409, { kilometers: 120 }],
];

// Material is written down by who works there, and by 102; changed by its author alone. The chat and the history are everybody's.
const talk: Row[] = [
  ['jure', 'get', '/task/LIFE/material', 200],
  [null, 'get', '/task/LIFE/material', 401],
  ['jure', 'get', '/material/USED', 200],
  [null, 'get', '/material/USED', 401],
  ['jure', 'get', '/material_names?q=kabel', 200],
  [null, 'get', '/material_names?q=kabel', 401],
  ['marko', 'post', '/task/LIFE/material', 201, { name: 'Tesnilo', quantity: 1 }],
  ['luka', 'post', '/task/LIFE/material', 201, { name: 'Tesnilo', quantity: 1 }],
  ['tina', 'post', '/task/LIFE/material', 403, { name: 'Tesnilo', quantity: 1 }],
  ['jure', 'post', '/task/LIFE/material', 403, { name: 'Tesnilo', quantity: 1 }],
  [null, 'post', '/task/LIFE/material', 401, { name: 'Tesnilo', quantity: 1 }],
  ['marko', 'put', '/material/USED', 403, { quantity: 3 }],
  ['luka', 'put', '/material/USED', 403, { quantity: 3 }],
  ['admin', 'put', '/task/LIFE/material/USED', 403, { quantity: 3 }],
  ['petra', 'put', '/material/USED', 200, { quantity: 3 }],
  ['admin', 'delete', '/material/USED', 403],
  [null, 'delete', '/material/USED', 401],
  ['petra', 'delete', '/material/USED', 200],
  ['jure', 'get', '/task/LIFE/comment', 200],
  [null, 'get', '/task/LIFE/comment', 401],
  ['jure', 'post', '/task/LIFE/comment', 201, { text: 'Sme vsak' }],
  [null, 'post', '/task/LIFE/comment', 401, { text: 'Kdo si' }],
  ['jure', 'get', '/task/LIFE/history', 200],
  [null, 'get', '/task/LIFE/history', 401],
  ['eva', 'get', '/client/CLIENT/history', 200],
  ['jure', 'get', '/client/CLIENT/history', 403],
  ['nina', 'get', '/user/3/history', 200],
  ['luka', 'get', '/user/3/history', 403],
  ['admin', 'get', '/settings/history', 200],
  ['luka', 'get', '/settings/history', 403],
];

// Owner, and 102 in the owner's place: title, client, contact, deadline; notes the team as well; tags 104; reopening 109; deleting 103.
const lives: Row[] = [
  ['jure', 'get', '/task/LIFE/closed', 200],
  [null, 'get', '/task/LIFE/closed', 401],
  ['petra', 'put', '/task/LIFE/description', 403, { title: 'Ne nosim' }],
  ['jure', 'put', '/task/LIFE/description', 403, { title: 'Ne delam' }],
  ['tina', 'put', '/task/LIFE/description', 403, { title: 'Samo ustvarjam' }],
  ['marko', 'put', '/task/LIFE/description', 200, { title: 'Celo življenje naloge' }],
  ['luka', 'put', '/task/LIFE/description', 200, { title: 'Celo življenje' }],
  [null, 'put', '/task/LIFE/description', 401, { title: 'Kdo si' }],
  ['petra', 'put', '/task/LIFE/additionalNotes', 200, { additional_comment: 'Ključ je pri vratarju' }],
  ['jure', 'put', '/task/LIFE/additionalNotes', 403, { additional_comment: 'Ne delam' }],
  ['petra', 'put', '/task/LIFE/tags', 403, []],
  ['marko', 'put', '/task/LIFE/tags', 200, []],
  ['luka', 'put', '/task/LIFE/tags', 200, []],
  ['petra', 'put', '/task/LIFE/deadline', 403, { deadline: null }],
  ['marko', 'put', '/task/LIFE/deadline', 200, { deadline: null }],
  ['petra', 'put', '/task/LIFE/priority', 403, { priority: 2 }],
  ['marko', 'put', '/task/LIFE/priority', 200, { priority: 2 }],
  ['petra', 'get', '/task/LIFE/contact/CONTACT', 403],
  ['marko', 'get', '/task/LIFE/contact/CONTACT', 200],
  ['petra', 'put', '/task/LIFE/close', 403],
  ['nina', 'put', '/task/LIFE/close', 403],
  [null, 'put', '/task/LIFE/close', 401],
  ['marko', 'put', '/task/LIFE/close', 200],
  ['petra', 'put', '/task/LIFE/withdraw', 403],
  ['marko', 'put', '/task/LIFE/withdraw', 200],
  ['luka', 'put', '/task/LIFE/close', 200],
  ['marko', 'put', '/task/LIFE/confirm', 403, { name: 'Ana' }],
  ['luka', 'put', '/task/LIFE/confirm', 200, { name: 'Ana', note: 'Po telefonu' }],
  ['marko', 'put', '/task/LIFE/reopen', 403, { reason: 'Nosim jo' }],
  ['tina', 'put', '/task/LIFE/reopen', 403, { reason: 'Ne smem' }],
  ['luka', 'put', '/task/LIFE/reopen', 200, { reason: 'Manjka ventil' }],
  ['petra', 'put', '/task/LIFE/reject', 403, { reason: 'Ne nosim' }],
  ['marko', 'put', '/task/LIFE/reject', 200, { reason: 'Odpovedano' }],
  ['petra', 'put', '/task/LIFE/reopen', 403, { reason: 'Ne nosim' }],
  ['marko', 'put', '/task/LIFE/reopen', 200, { reason: 'Spet naročeno' }],
  ['petra', 'delete', '/task/GONE', 403],
  ['luka', 'delete', '/task/GONE', 403],
  [null, 'delete', '/task/GONE', 401],
  ['marko', 'delete', '/task/GONE', 200],
  ['admin', 'delete', '/task/GONE', 404],
  ['admin', 'delete', '/task/LIFE', 200],
  ['jure', 'get', '/notification', 200],
  [null, 'get', '/notification', 401],
  [null, 'get', '/public/task/NOBODYKNOWSTHISTOKEN', 404],
  ['jure', 'get', '/public/task/NOBODYKNOWSTHISTOKEN', 404],
  ['luka', 'get', '/mail', 403],
  ['admin', 'get', '/mail', 200],
];

const cases = (rows: readonly Row[]) =>
  rows.map(([person, method, path, status, body]) => ({
    who: name(person),
    person,
    call: `${method.toUpperCase()} ${path}`,
    method,
    path,
    status,
    body,
  }));
const holds = async ({ person, method, path, status, body }: ReturnType<typeof cases>[number]) => {
  const caller = api.as(person);
  const answer =
    method === 'get'
      ? await caller.get(at(path))
      : method === 'delete'
        ? await caller.delete(at(path), body)
        : await caller[method](at(path), body ?? {});
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status });
};

it('is a table of at least eighty rows', () => expect(pages.length + writes.length + acts.length).toBeGreaterThanOrEqual(80));
describe('pages', () => {
  it.each(cases(pages))('$who: $call answers $status', holds);
});
describe('writes', () => {
  it.each(cases(writes))('$who: $call answers $status', holds);
});
describe('accounts', () => {
  it.each(cases(accounts))('$who: $call answers $status', holds);
});
describe('times, in this order', () => {
  it.each(cases(times))('$who: $call answers $status', holds);
});
describe('a ride, in this order', () => {
  it.each(cases(rides))('$who: $call answers $status', holds);
});
describe('material, chat and history', () => {
  it.each(cases(talk))('$who: $call answers $status', holds);
});
describe('the life of a task, in this order', () => {
  it.each(cases(lives))('$who: $call answers $status', holds);
});
describe('acts on a task, in this order', () => {
  it.each(cases(acts))('$who: $call answers $status', holds);
});

describe('a lookup tells id and title, and nothing else', () => {
  it.each(['/client', '/contact', '/branch_office', '/work_type', '/transport_type', '/tag', '/vehicle?type=names'])('%s', async (path) => {
    const { rows } = await api.as('jure').get(path);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(Object.keys(row).sort()).toEqual(['id', 'title']);
  });

  it('cannot be asked by what it hides', async () => {
    expect(await api.as('jure').get(`/work_type?filter=${encodeURIComponent('{"hourly_price_gte":1}')}`)).toMatchObject({ status: 422 });
    expect(await api.as('jure').get(`/client?sort=${encodeURIComponent('["vat_number","ASC"]')}`)).toMatchObject({ status: 422 });
  });
});
