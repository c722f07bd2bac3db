// No reading call asks the database once for each row: however much there is of everything, it asks as often as before.

import { beforeAll, describe, expect, it } from 'vitest';
import { weekAfter, weekOf } from '#schema/core/iso-week.ts';
import type { Basis } from '#schema/invoicing/explanation.ts';
import type { Database } from '#server/core/database/database.ts';
import { readerOf } from '#server/core/database/reader.ts';
import { useApi } from '#tests/support/api.ts';
import { countRows, creatable, makeDerived } from '#tests/support/derived-row.ts';
import { documentAs } from '#tests/support/openapi.ts';
import { openSession } from '#tests/support/stories/hired.ts';

let statements: string[] = [];
const counting = (database: Database): Database => {
  const { read } = database;
  const counted = readerOf(database.dialect, {
    prepare(sql) {
      const run = read.prepare(sql);
      return (parameters) => {
        statements.push(sql);
        return run(parameters);
      };
    },
    all(sql, parameters) {
      statements.push(sql);
      return read.all(sql, parameters);
    },
  });
  // Nothing is given again from memory, which on SQLite lasts a second: what is counted must not depend on how long a call took.
  return { ...database, read: counted, written: null };
};
const api = useApi({ wrapDatabase: counting });

type Operation = { readonly parameters?: readonly { readonly name?: string; readonly in?: string }[]; readonly responses: object };
const { paths } = documentAs<{ paths: Readonly<Record<string, { readonly get?: Operation }>> }>();
/** Calls that do more than read, and those that answer with the bytes of one file. */
const others = /\/(take|steal|contact\/\{contactId\}|preview|download|inspection|view|events)$|^\/pdf|\/public\//;
const routes = Object.entries(paths).flatMap(([path, { get }]) =>
  get && path.startsWith('/api/v1/') && !others.test(path) ? [{ path: path.slice('/api/v1'.length), get }] : [],
);

const ids: Record<string, number> = {};
let standing = '';
const terminalKey = 'k'.repeat(43);
let round = 0;
const thisYear = new Date().getFullYear();
const at = (hours: number) => new Date(Date.UTC(2025, round, 1, hours));
/** What files hang on, each by its own field. */
const owners = () => ({
  task: { task_id: ids.task ?? 0 },
  project: { project_id: ids.project ?? 0 },
  offer: { offer_id: ids.offer ?? 0 },
  meeting: { meeting_id: ids.meeting ?? 0 },
  wiki_page: { wiki_page_id: ids.wiki_page ?? 0 },
  absence: { absence_id: ids.absence ?? 0 },
});
/** Three more of everything that a record can have, and of what can be chosen for it. */
const grow = async () => {
  round += 1;
  const stood = await countRows(api);
  const admin = api.id('admin');
  // Colleagues of the same role, and a browser more of the one who asks.
  const people = [await api.hire([], { role_id: 1 }), await api.hire([], { role_id: 1 }), await api.hire([], { role_id: 1 })];
  for (const _one of people) await openSession(api.database, admin);
  await api.database.orm.em.fork().transactional(async (em) => {
    const { entities } = api.database;
    const [task, client] = [ids.task ?? 0, ids.client ?? 0];
    for (const [hour, user_id] of people.entries()) {
      const name = `Rast ${round}-${hour}`;
      const vehicle = em.create(entities.vehicle, { name, registration_plate: `RA ${round}${hour}` });
      const work_type = em.create(entities.work_type, { name });
      const tag = em.create(entities.tag, { name });
      em.create(entities.task, {
        company_task_id: 900_000 + round * 10 + hour,
        title: name,
        client_company_id: client,
        project: ids.project ?? null,
        user_added: user_id,
        date_added: at(1),
      });
      const office = em.create(entities.branch_office, { client_id: client, title: name });
      const firm = em.create(entities.client, { name });
      const transport_type = em.create(entities.transport_type, { name });
      em.create(entities.mail, { recipient: 'ana@example.com', subject: name, text: name, date_added: at(1) });
      em.create(entities.material, { task_id: task, user_id, name, quantity: 1, date_added: at(1) });
      for (const [owner, entityPaths] of Object.entries(owners()))
        em.create(entities.file, {
          ...entityPaths,
          user_id,
          file_name: `${name}.pdf`,
          size: 1,
          content_type: 'application/pdf',
          sha256: 'a'.repeat(64),
          storage_key: `${owner} ${name}`,
          date_added: at(1),
        });
      em.create(entities.comment, { task_id: task, user_id, text: name, date_added: at(1) });
      const offer = em.create(entities.offer, {
        number: 900_000 + round * 10 + hour,
        title: name,
        client_id: client,
        commercial_user_id: user_id,
        step_since: at(1),
        user_added: user_id,
        date_added: at(1),
      });
      em.create(entities.project_template, { title: name });
      em.create(entities.project_offer, {
        number: 900_000 + round * 10 + hour,
        title: name,
        client_id: client,
        user_added: user_id,
        date_added: at(1),
      });
      em.create(entities.comment, { project_id: ids.project ?? 0, user_id, text: name, date_added: at(1) });
      em.create(entities.project_members, { project_id: ids.project ?? 0, user_id });
      em.create(entities.comment, { offer_id: ids.offer ?? 0, user_id, text: name, date_added: at(1) });
      const times = { entered_at: at(hour), left_at: at(hour + 1) };
      em.create(entities.offer_step, { offer_id: ids.offer ?? 0, step: 2, user_id, ...times });
      const ofMeeting = { meeting_id: ids.meeting ?? 0 };
      const planned = { planned_start: at(1), planned_end: at(2), organiser_id: admin, user_added: admin, date_added: at(1) };
      em.create(entities.meeting, { number: 900_000 + round * 10 + hour, title: name, ...planned });
      em.create(entities.meeting_outcome, {
        ...ofMeeting,
        kind: 'action',
        text: name,
        user_id: admin,
        user_added: admin,
        date_added: at(1),
      });
      em.create(entities.comment, { ...ofMeeting, user_id, text: name, date_added: at(1) });
      em.create(entities.meeting_participant, { ...ofMeeting, user_id, name });
      em.create(entities.meeting_item, { ...ofMeeting, title: name });
      em.create(entities.meeting_outcome, { ...ofMeeting, kind: 'action', text: name, user_id, user_added: user_id, date_added: at(1) });
      em.create(entities.meeting_version, {
        ...ofMeeting,
        number: 100 + round * 10 + hour,
        made_by: user_id,
        made_at: at(1),
        minutes: standing,
      });
      em.create(entities.meeting_paragraph, {
        ...ofMeeting,
        key: `rast-${round}-${hour}`,
        position: round * 10 + hour,
        html: `<p>${name}</p>`,
        tab: 'rast',
        written_by: user_id,
        written_at: at(1),
      });
      const edited = { edited_by: user_id, edited_at: at(1), user_added: user_id, date_added: at(1) };
      em.create(entities.wiki_page, { space: 'main', parent_id: ids.wiki_page ?? null, title: name, body: `<p>${name}</p>`, ...edited });
      em.create(entities.wiki_page, { space: 'main', title: name, status: 1, binned_at: at(1), binned_by: user_id, ...edited });
      em.create(entities.wiki_version, {
        page_id: ids.wiki_page ?? 0,
        number: 100 + round * 10 + hour,
        page_title: name,
        made_by: user_id,
        made_at: at(1),
      });
      em.create(entities.task_user, { task_id: task, user_id, added_by: user_id, added_at: at(1) });
      em.create(entities.notification, {
        user_id: api.id('admin'),
        kind: 'taskGiven',
        entity: 'task',
        entity_id: task,
        at: at(1),
        by: user_id,
      });
      em.create(entities.event, {
        at: at(1),
        by: user_id,
        entity: 'task',
        entity_id: task,
        action: 'wait',
        topics: JSON.stringify([`task:${task}`]),
      });
      await em.flush();
      em.create(entities.offer_tags, { offer_id: offer.id, tag_id: tag.id });
      em.create(entities.contact, { client_id: client, branch_office_id: office.id, name, l_name: name });
      em.create(entities.task_tags, { task_id: task, tag_id: tag.id });
      em.create(entities.client_tags, { client_id: client, tag_id: tag.id });
      const entry = em.create(entities.time_entry, { task_id: task, user_id, work_type_id: work_type.id, status: 1, status_since: at(9) });
      const ride = em.create(entities.transport, {
        task_id: task,
        user_id,
        vehicle_id: vehicle.id,
        start_kilometers: 10,
        start_time: at(1),
      });
      const transport_type_id = transport_type.id;
      em.create(entities.kilometer_price, { transport_type_id, valid_from: '2025-01-01', price_per_km: 43 });
      em.create(entities.client_merge, { kept_id: client, merged_id: firm.id, moved: '[]', by: admin, at: at(1) });
      em.create(entities.price, { work_type_id: work_type.id, valid_from: '2025-01-01', hourly_price: 4200 });
      em.create(entities.transport, {
        task_id: task,
        user_id,
        vehicle_id: vehicle.id,
        status: 1,
        start_kilometers: 5,
        end_kilometers: 10,
        start_time: at(0),
        end_time: at(1),
      });
      const confirmed = (number: number, client_company_id: number) =>
        em.create(entities.task, {
          company_task_id: 910_000 + round * 10 + hour + number,
          title: name,
          status: 5,
          client_company_id,
          user_added: user_id,
          date_added: at(1),
          date_closed: at(2),
        });
      const [billed, unbilled] = [confirmed(0, client), confirmed(1000, firm.id)];
      const invoice = em.create(entities.invoice, { title: name, client_id: client, user_added: user_id, date_added: at(1) });
      em.create(entities.project, {
        number: 900_000 + round * 10 + hour,
        title: name,
        client_id: client,
        leader_id: user_id,
        status: 4,
        user_added: user_id,
        date_added: at(1),
      });
      const terminal = em.create(entities.registration_terminal, {
        name,
        access_key: ids.registration_terminal ? name : terminalKey,
        key_rotated_at: at(1),
      });
      await em.flush();
      ids.registration_terminal ??= terminal.id;
      ids.invoice ??= invoice.id;
      const work = { work_type_id: work_type.id, status: 2, status_since: at(9), total_time: 60 } as const;
      em.create(entities.time_entry, { task_id: unbilled.id, user_id, ...work });
      const held = em.create(entities.time_entry, { task_id: billed.id, user_id, ...work });
      em.create(entities.invoice_task, { invoice_id: ids.invoice, task_id: billed.id });
      const line = em.create(entities.invoice_line, {
        invoice_id: ids.invoice,
        position: 1,
        kind: 'work',
        title: name,
        unit: 'hour',
        quantity: 60,
      });
      await em.flush();
      ids.invoice_line ??= line.id;
      const basis = JSON.stringify({
        ...{ user_name: name, day: '2025-01-01', note: null, sub_times: [], total_time: 60, weighted_time: 60, exact_time: 60 },
        ...{ non_invoiced_time: 0, non_invoiced_comment: null, billed_time: 60, unit_minutes: 1 },
      } satisfies Basis<'work'>);
      em.create(entities.invoice_item, {
        invoice_id: ids.invoice,
        line_id: ids.invoice_line,
        task_id: billed.id,
        time_entry_id: held.id,
        quantity: 60,
        basis,
      });
      em.create(entities.terminal_event, {
        terminal_id: ids.registration_terminal,
        event_id: name,
        user_id,
        action: 'enter',
        means: 'pin',
        occurred_at: at(hour + 1),
        received_at: at(hour + 1),
        outcome: 'kept',
      });
      Object.assign(ids, { time: entry.id, transport: ride.id, vehicle: vehicle.id });
      for (const start of [2, 5])
        em.create(entities.sub_time, { time_entry_id: entry.id, user_id, start_time: at(start), end_time: at(start + 2), multiplier: 1 });
      const own = em.create(entities.time_entry, { task_id: task, user_id: admin, ...work });
      await em.flush();
      em.create(entities.sub_time, { time_entry_id: own.id, user_id: admin, start_time: at(10 + hour), end_time: at(11 + hour) });
      // Each team that had somebody on call lately is told of.
      const team = em.create(entities.user_type, { name });
      await em.flush();
      const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
      const ago = round * 10 + hour;
      const span = { from: hoursAgo(ago + 1), to: hoursAgo(ago) };
      const shift = em.create(entities.on_call_shift, { user_id, team_id: team.id, ...span });
      await em.flush();
      em.create(entities.on_call_swap, { shift_id: shift.id, offered_by: user_id, date_added: at(1), ...span });
      em.create(entities.attendance_week, { user_id, week: weekAfter(weekOf(new Date().toISOString().slice(0, 10)), ago + 1), status: 1 });
      const corrected = { user_id, day: '2025-03-03', hours: 'present', difference: 60, reason: name, user_added: admin } as const;
      em.create(entities.attendance_correction, { ...corrected, date_added: at(1) });
      em.create(entities.calendar_feed, { user_id: admin, token_hash: name, date_added: at(1) });
      em.create(entities.transport_passenger, { transport_id: ride.id, user_id: api.id('petra') });
      em.create(entities.transport_waypoint, { transport_id: ride.id, point: name, time: at(1) });
      const away = { user_id: admin, kind_id: 1, from: '2025-03-03', to: '2025-03-04', status: 1, days: 2, user_added: admin } as const;
      // Of the past, and so nothing that the database would hold against another.
      for (const of of [admin, user_id])
        em.create(entities.absence, { ...away, user_id: of, occupied_from: at(1), occupied_to: at(1), date_added: at(1) });
      em.create(entities.transport_refuel, { transport_id: ride.id, time: at(1), liters: 10, price: 100 });
    }
  });
  // What nobody wrote down here grows as its schema says.
  const now = await countRows(api);
  for (const entity of creatable.filter((one) => now.get(one) === stood.get(one)))
    for (const _one of people) await makeDerived(api, entity);
  const first = async (sql: string) => Number((await api.rows(sql, [ids.task]))[0]?.id);
  for (const owner of Object.keys(owners()))
    ids[`${owner} file`] = Number((await api.rows(`select min(id) as id from file where ${owner}_id = ?1`, [ids[owner]]))[0]?.id);
  ids.material = await first('select min(id) as id from material where task_id = ?1');
  ids.branch_office = await first(
    'select min(id) as id from branch_office where client_id = (select client_company_id from task where id = ?1)',
  );
};

const idFor = async (path: string, name: string): Promise<number> => {
  const named: Readonly<Record<string, string>> = {
    fid: `${path.startsWith('/file') ? 'task' : path.split('/')[1]} file`,
    mid: 'material',
    branchId: 'branch_office',
    vehicleId: 'vehicle',
    clientId: 'client',
    lineId: 'invoice_line',
  };
  // An electronic invoice is written of what was issued.
  if (/^\/invoice\/\{id\}\/(ubl|eslog)$/.test(path)) return ids.issued ?? 0;
  const kind =
    named[name] ?? (path.startsWith('/place') ? 'client' : path.startsWith('/attendance/') ? 'user' : (path.split('/')[1] ?? ''));
  ids[kind] ??= Number((await api.rows(`select min(id) as id from "${kind}"`))[0]?.id);
  return ids[kind] ?? 0;
};
const addressOf = async ({ path, get }: (typeof routes)[number], range: string): Promise<string> => {
  let address = path;
  for (const [place, name] of path.matchAll(/\{(\w+)\}/g))
    address = address.replace(
      place,
      name === 'access_key'
        ? terminalKey
        : name === 'number'
          ? '1'
          : name === 'name' && path.includes('/week/')
            ? '2026-W47'
            : String(await idFor(path, name ?? '')),
    );
  const usual: Readonly<Record<string, string>> = {
    range,
    q: 'rast',
    kind_id: '1',
    // Books and absences are kept by days, work by instants; what is issued here is issued today.
    ...(path.startsWith('/invoicing/export/')
      ? { from: `${thisYear}-01-01`, to: `${thisYear}-12-31` }
      : /^\/(invoicing|absence|attendance)\//.test(path)
        ? { from: '2025-01-01', to: '2025-12-31' }
        : { from: '2025-01-01T00:00:00Z', to: '2025-12-31T00:00:00Z' }),
    at: '2025-06-01T00:00:00Z',
    act: 'task.edit',
    space: 'main',
    record: String(ids.task),
    with: String(ids.other),
    zip: '1000',
    year: '2026',
    ...(path === '/absence/payroll' && { month: '2025-03' }),
    ...(path.startsWith('/on_call/') && { month: '2025-12' }),
    ...(path === '/attendance/record' && { month: '2025-12', user_id: String(api.id('admin')) }),
    country: 'SI',
    lists: '[{"of":"task","filter":{"list":"all"}},{"of":"client"},{"of":"mail"}]',
  };
  const query = (get.parameters ?? []).flatMap(({ name = '', in: where }) =>
    where === 'query' && usual[name] ? [[name, usual[name]]] : [],
  );
  return query.length > 0 ? `${address}?${new URLSearchParams(query as [string, string][])}` : address;
};
/** How often a call asks, once what it makes for later, such as a paper, is made; and how many rows there are on all pages, null where it lists none. */
const measured = async (route: (typeof routes)[number], range = '[0,24]'): Promise<{ times: number; size: number | null }> => {
  const address = await addressOf(route, range);
  await api.as('admin').get(address);
  statements = [];
  const { status, headers, rows, body } = await api.as('admin').get(address);
  expect({ address, status }).toEqual({ address, status: 200 });
  const total = headers.get('content-range')?.split('/')[1];
  return { times: statements.length, size: total === undefined ? (Array.isArray(body) ? rows.length : null) : Number(total) };
};

const before = new Map<string, { times: number; size: number | null }>();
beforeAll(async () => {
  const [task] = await api.rows(
    'select id, client_company_id from task where status = 2 and client_company_id is not null order by id limit 1',
  );
  Object.assign(ids, { task: Number(task?.id), client: Number(task?.client_company_id) });
  ids.project = Number((await api.rows('select max(id) as id from project'))[0]?.id);
  // What hangs on the task is a part of what its project shows.
  await api.database.orm.em.fork().nativeUpdate(api.database.entities.task, { id: ids.task ?? 0 }, { project: ids.project });
  // One that is finished has everything: its minutes stand.
  ids.meeting = Number((await api.rows('select min(id) as id from meeting where status = 3'))[0]?.id);
  standing = String((await api.rows('select minutes from meeting_version where meeting_id = ?1', [ids.meeting]))[0]?.minutes);
  ids.offer = Number((await api.rows('select min(id) as id from offer'))[0]?.id);
  ids.wiki_page = Number((await api.rows('select min(id) as id from wiki_page'))[0]?.id);
  ids.absence = Number((await api.rows('select min(id) as id from absence'))[0]?.id);
  ids.other = Number((await api.rows('select min(id) as id from client where id <> ?1', [ids.client]))[0]?.id);
  const { body: invoice } = await api.as('admin').post('/invoice', { client_id: ids.client, tasks: [] });
  const line = { title: 'Najem dvigala', unit: 'piece', quantity: 1, price: 12_000, discount: 0, vat_rate: 22 };
  await api.as('admin').post(`/invoice/${invoice.id}/line`, line);
  await api.as('admin').put(`/invoice/${invoice.id}/issue`, {});
  ids.issued = Number(invoice.id);
  // Of everything there is something first: who works on a task is asked for only where somebody does.
  await grow();
  for (const route of routes) before.set(route.path, await measured(route));
  await grow();
  await grow();
});

/** Lists that stay as long as they were: of what schema and calendar tell, of kinds, of counts, and of what is like a name that nobody gave. */
const unchanged = new Set([
  '/attendance/{id}',
  '/attendance/{id}/weeks',
  '/attendance/forgotten',
  '/attendance/record',
  '/audit_log/kinds',
  '/client/duplicates',
  '/counts',
  '/holiday/fill',
  '/me/work_types',
  '/on_call/candidates',
  '/on_call/fairness',
  '/on_call/payroll',
  '/user/{id}/acts',
  '/user/{id}/work_types',
]);

describe('as often as before', () => {
  it.each(routes.map((route) => [route.path, route] as const))('GET %s', async (path, route) => {
    const { times, size } = await measured(route);
    expect(times).toBe(before.get(path)?.times);
    // A list in which nothing has come in since shows nothing of what it asks for each row.
    if (size !== null) expect(size > (before.get(path)?.size ?? 0)).toBe(!unchanged.has(path));
  });

  // A history asks once for each kind of thing that it names, and a longer one may name more kinds.
  const paged = routes.filter(({ path, get }) => get.parameters?.some(({ name }) => name === 'range') && !path.endsWith('/history'));
  it.each(paged.map((route) => [route.path, route] as const))('GET %s for a long page as for a short one', async (_path, route) => {
    // A page that is not full says by itself how many there are.
    const [short, long] = [await measured(route, '[0,1]'), await measured(route, '[0,24]')];
    expect(long.times).toBeLessThanOrEqual(short.times);
  });

  it('and never often', () => {
    expect(before.size).toBeGreaterThan(50);
    expect(Math.max(...[...before.values()].map(({ times }) => times))).toBeLessThan(20);
  });
});

it('a list that says what may be done with each row names who stands in the way by as many questions as for one', async () => {
  const tasks = await api.rows('select id from task where status = 2 and id in (select task_id from time_entry where status < 2)');
  expect(tasks.length).toBeGreaterThan(1);
  const queriesFor = async (some: readonly unknown[]): Promise<number> => {
    statements = [];
    const { rows } = await api
      .as('admin')
      .get(`/task?${new URLSearchParams({ filter: JSON.stringify({ id: some }), transitions: 'true' })}`);
    expect(rows).toHaveLength(some.length);
    for (const { $transitions } of rows)
      expect($transitions).toMatchObject({ remove: { allowed: false, reason: 'nobodyWorks', names: expect.any(Array) } });
    return statements.length;
  };
  const ids = tasks.map(({ id }) => id);
  expect(await queriesFor(ids)).toBe(await queriesFor(ids.slice(0, 1)));
});

it('a file of rows that are known is judged by as many questions as one of them', async () => {
  const names = (await api.rows("select name from client where name like 'Rast %'")).map(({ name }) => String(name));
  const judged = async (some: readonly string[]): Promise<number> => {
    const rows = some.map((name, place) => ({ row: place + 2, values: [name, 'Bled'] }));
    statements = [];
    const { body } = await api.as('admin').post('/import/client/preview', { fields: ['name', 'town'], key: ['name'], rows });
    expect(body).toMatchObject({ updated: some.length, refused: 0 });
    return statements.length;
  };
  expect(names).toHaveLength(9);
  expect(await judged(names)).toBe(await judged(names.slice(0, 1)));
});
