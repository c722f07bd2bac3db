// The demo company is believable and obeys the rules of the product: a fresh installation shows nothing that could not have happened.
import { checkVAT, countries } from 'jsvat';
import { DateTime } from 'luxon';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { permissionNames, permissions } from '#schema/permissions.ts';
import { users } from '#seeds/cast.ts';
import { workFreeDays } from '#seeds/company/company.ts';
import { type DemoCompany, demoCompany } from '#seeds/demo-company.ts';
import type { Row } from '#seeds/rows.ts';
import { allJobs } from '#seeds/tasks/jobs-for.ts';

const zone = 'Europe/Ljubljana';
const tuesday = new Date('2026-11-24T10:52:00Z');
const company = demoCompany({ now: tuesday });
const idOf = (mailbox: string) => users.find((user) => user.email === `${mailbox}@example.com`)?.id ?? 0;
const group = <Row, Key>(rows: readonly Row[], by: (row: Row) => Key) => Map.groupBy(rows, by);
const ids = (rows: readonly { id: number }[]) => rows.map((row) => row.id);
const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('the company', () => {
  it('has 25 users, 120 clients and 600 tasks, all numbered from 1 without gaps', () => {
    expect([company.user.length, company.client.length, company.task.length]).toEqual([25, 120, 600]);
    for (const rows of Object.values(company)) expect(ids(rows)).toEqual(oneTo(rows.length));
    expect(company.task.map((task) => task.company_task_id)).toEqual(oneTo(600));
  });

  it('is the same for the same seed and moment, and another for another seed', () => {
    expect(demoCompany({ now: tuesday })).toEqual(company);
    expect(demoCompany({ now: tuesday, seed: 2 }).task).not.toEqual(company.task);
  });

  it.each([
    ['admin', permissionNames.map((name) => permissions[name])],
    ['luka', [101, 102, 104, 106, 107, 108, 109, 301, 302, 1301, 1303, 1304, 1401, 1402, 1403, 1405, 2001, 2101]],
    ['marko', [101, 2101]],
    ['petra', [101, 2101]],
    ['tina', [101, 106, 201, 204, 205, 208, 209, 301, 2001, 2101, 2105, 2115]],
    ['eva', [101, 201, 204, 208, 209, 301, 302, 1901, 1903, 2001, 2101, 2102, 2112]],
    ['maks', [201, 204, 208, 209, 301, 1901, 1902, 1903, 2101, 2102]],
    ['nina', [301, 302, 401, 1101, 1102, 1103, 1201, 1202, 1304, 1401, 1405, 1601, 1602, 2101]],
    ['jure', []],
  ])('gives %s the permissions of the running contract', (mailbox, codes) => {
    const role = company.role.find(({ id }) => id === company.user[idOf(mailbox) - 1]?.role_id);
    expect([...(role?.permissions ?? [])].sort((one, other) => one - other)).toEqual([...codes].sort((one, other) => one - other));
  });

  it('rests on the work-free days of Slovenia', () => {
    const fixed = ['01-01', '01-02', '02-08', '04-27', '05-01', '05-02', '06-25', '08-15', '10-31', '11-01', '12-25', '12-26'];
    const easters = { 2026: '04-05', 2027: '03-28', 2028: '04-16', 2029: '04-01', 2030: '04-21' };
    for (const [year, easter] of Object.entries(easters)) {
      const sunday = DateTime.fromISO(`${year}-${easter}`);
      const moving = [0, 1, 49].map((days) => sunday.plus({ days }).toFormat('MM-dd'));
      expect(workFreeDays(Number(year)).map(({ date }) => date)).toEqual([...fixed, ...moving].sort().map((day) => `${year}-${day}`));
    }
  });
});

it('a row says what the schema does not fill by itself', () => {
  expectTypeOf<{ id: number; name: string }>().toExtend<Row<'tag'>>();
  expectTypeOf<{ id: number; color: string }>().not.toExtend<Row<'tag'>>();
  // The story reckons with what is no more than a default of the schema.
  expectTypeOf<Row<'task'>['tags']>().toEqualTypeOf<number[]>();
});

describe('clients', () => {
  it('have VAT numbers whose checksum holds, each of its own country and its own', () => {
    const numbers = [...company.client, ...company.settings].flatMap(({ vat_number, country }) =>
      vat_number ? [{ vat_number, country }] : [],
    );
    expect(numbers.length).toBeGreaterThan(100);
    expect(new Set(numbers.map(({ vat_number }) => vat_number)).size).toBe(numbers.length);
    for (const { vat_number, country } of numbers) {
      const checked = checkVAT(vat_number, countries);
      expect([vat_number, checked.isValid, checked.country?.isoCode.short]).toEqual([vat_number, true, country]);
    }
  });

  it('have an IBAN of the company that a bank would take', () => {
    const iban = company.settings[0]?.iban ?? '';
    const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
    expect(BigInt(digits) % 97n).toBe(1n);
  });

  it('have names of their own with all letters of the region, and a few long ones', () => {
    const names = company.client.map(({ name }) => name);
    expect(new Set(names).size).toBe(120);
    for (const letter of 'čšžćđöü') expect(names.join().toLowerCase()).toContain(letter);
    expect(names.filter((name) => name.length >= 60).length).toBeGreaterThanOrEqual(3);
  });

  it('have up to five branch offices and one to four contacts, the primary one among their own', () => {
    const branches = group(company.branch_office, ({ client_id }) => client_id);
    const people = group(company.contact, ({ client_id }) => client_id);
    for (const client of company.client) {
      expect(branches.get(client.id)?.length ?? 0).toBeLessThanOrEqual(5);
      const own = people.get(client.id) ?? [];
      expect(own.length).toBeGreaterThanOrEqual(1);
      expect(own.length).toBeLessThanOrEqual(4);
      expect(ids(own)).toContain(client.primary_contact_id);
      for (const { branch_office_id } of own)
        if (branch_office_id !== null) expect(ids(branches.get(client.id) ?? [])).toContain(branch_office_id);
    }
  });

  it('write and answer at .example alone', () => {
    const mails = [...company.client, ...company.contact].flatMap(({ email }) => (email === null ? [] : [email]));
    for (const mail of mails) expect(mail).toMatch(/^[a-z0-9.-]+@[a-z0-9-]+\.example$/);
  });
});

const moments: readonly [name: string, now: Date, tasks: number][] = [
  ['on a Tuesday before noon', tuesday, 600],
  ['on a Monday at six in the morning', new Date('2026-11-23T05:00:00Z'), 600],
  ['on a Sunday evening in summer', new Date('2027-07-04T19:30:00Z'), 600],
  ['on the night after the clocks changed', new Date('2026-10-25T23:30:00Z'), 600],
  ['on New Year, after the holidays', new Date('2027-01-02T09:00:00Z'), 600],
  ['with forty tasks', tuesday, 40],
  ['with years of work', tuesday, 6000],
];

describe.each(moments)('the tasks %s', (_name, now, count) => {
  const rows: DemoCompany = demoCompany({ now, tasks: count });
  const at = now.toISOString();
  const entries = group(rows.time_entry, ({ task_id }) => task_id);
  const stretches = group(rows.sub_time, ({ time_entry_id }) => time_entry_id);
  const team = group(rows.task_user, ({ task_id }) => task_id);

  it('come in the order of their numbers, from callers who may create them', () => {
    const dates = rows.task.map(({ date_added }) => date_added);
    expect(dates).toEqual([...dates].sort());
    expect(dates.at(-1)?.localeCompare(at)).toBe(-1);
    const mayCreate = new Set(rows.role.filter((role) => role.permissions.includes(permissions['tasks.create'])).map(({ id }) => id));
    for (const { user_added } of rows.task) expect(mayCreate).toContain(rows.user[user_added - 1]?.role_id);
  });

  it('are driven to by one person in one vehicle at a time, whose kilometres go on', () => {
    const open = rows.transport.filter(({ status }) => status === 0);
    expect(open.length).toBeLessThanOrEqual(1);
    const lastEnd = new Map<number, { at: string; kilometers: number }>();
    const aboard = new Map<number, string>();
    for (const ride of [...rows.transport].sort((one, other) => one.start_time.localeCompare(other.start_time))) {
      const rideIds = { ride: ride.id, vehicle: ride.vehicle_id };
      const end = ride.end_time ?? at;
      expect({ ...rideIds, inOrder: ride.start_time < end && end <= at }).toEqual({ ...rideIds, inOrder: true });
      const { private_vehicle, archived } = rows.vehicle[ride.vehicle_id - 1] ?? {};
      expect({ ...rideIds, archived }).toEqual({ ...rideIds, archived: false });
      const before = lastEnd.get(ride.vehicle_id);
      if (before) {
        expect({ ...rideIds, free: before.at <= ride.start_time }).toEqual({ ...rideIds, free: true });
        const difference = ride.start_kilometers - before.kilometers;
        expect({ ...rideIds, goesOn: difference >= 0 && (private_vehicle || difference <= 9) }).toEqual({ ...rideIds, goesOn: true });
      }
      const kilometers = ride.end_kilometers ?? ride.start_kilometers;
      expect(kilometers).toBeGreaterThanOrEqual(ride.start_kilometers);
      lastEnd.set(ride.vehicle_id, { at: end, kilometers });
      const people = [
        ride.user_id,
        ...rows.transport_passenger.filter(({ transport_id }) => transport_id === ride.id).map(({ user_id }) => user_id),
      ];
      for (const user of people) {
        expect({ ...rideIds, user, free: (aboard.get(user) ?? '') <= ride.start_time }).toEqual({ ...rideIds, user, free: true });
        aboard.set(user, end);
        const works = (rows.sub_time ?? []).some(
          (one) => one.user_id === user && one.start_time < end && (one.end_time ?? at) > ride.start_time,
        );
        expect({ ...rideIds, user, works }).toEqual({ ...rideIds, user, works: false });
      }
      expect(rows.task[ride.task_id - 1]?.date_added.localeCompare(ride.start_time)).toBe(-1);
    }
  });

  it('stand in a status that their work explains', () => {
    for (const task of rows.task) {
      const work = entries.get(task.id) ?? [];
      const running = work.filter(({ status }) => status === 0).length;
      const paused = work.filter(({ status }) => status === 1).length;
      const taskState = { task: task.id, status: task.status };
      expect([0, 1, 2, 3, 4, 5, 6, 7]).toContain(task.status);
      if (task.status < 2) expect({ ...taskState, work: work.length }).toEqual({ ...taskState, work: 0 });
      if (task.status !== 2) expect({ ...taskState, running }).toEqual({ ...taskState, running: 0 });
      if (task.status === 2)
        expect({ ...taskState, worked: work.length > 0, explained: running > 0 || paused === 0 }).toEqual({
          ...taskState,
          worked: true,
          explained: true,
        });
      if (task.status > 3) expect({ ...taskState, paused }).toEqual({ ...taskState, paused: 0 });
      if (task.status >= 4 && task.status <= 6)
        expect({ ...taskState, finished: work.length > 0 && work.every(({ final_notes }) => final_notes) }).toEqual({
          ...taskState,
          finished: true,
        });
      if (task.status === 4) expect(task.client_company_id).not.toBeNull();
      expect({ ...taskState, owned: task.company_user_id > 0 || task.status === 0 || task.status === 7 }).toEqual({
        ...taskState,
        owned: true,
      });
      if (task.status === 0) expect(task.company_user_id).toBe(0);
      expect({ ...taskState, closed: task.date_closed !== null }).toEqual({ ...taskState, closed: task.status >= 5 });
    }
  });

  it('wait for a reason, and were refused only after work', () => {
    for (const task of rows.task) {
      expect(task.denied).toBe(task.denied_reason !== null);
      if (task.waiting_reason !== null) expect(task.status).toBe(3);
      if (task.waiting_reason !== null) expect(task.denied || entries.get(task.id)?.some(({ status }) => status < 2)).not.toBe(true);
      if (task.denied) expect([2, 3]).toContain(task.status);
      if (task.denied) expect(entries.get(task.id)?.some(({ status }) => status === 2)).toBe(true);
    }
  });

  it('belong to a client, a branch office and a contact that belong together', () => {
    for (const task of rows.task) {
      const branch = rows.branch_office[task.branch_office_id - 1];
      const contact = rows.contact[task.client_company_contact_id - 1];
      if (branch) expect(branch.client_id).toBe(task.client_company_id);
      if (contact) expect(contact.client_id).toBe(task.client_company_id);
      const client = rows.client[(task.client_company_id ?? 0) - 1];
      for (const tag of task.tags) expect(rows.tag[tag - 1]?.global || client?.tags.includes(tag)).toBe(true);
      if (client?.archived) expect(task.status).toBeGreaterThanOrEqual(5);
    }
  });

  it('are worked on by their team alone, with work types of their user type', () => {
    for (const { task_id, user_id, work_type_id } of rows.time_entry) {
      expect(team.get(task_id)?.map((member) => member.user_id)).toContain(user_id);
      const type = rows.user_type.find(({ id }) => id === rows.user[user_id - 1]?.user_type_id);
      expect(type?.work_type_ids).toContain(work_type_id);
    }
    for (const task of rows.task) {
      const members = team.get(task.id)?.map((member) => member.user_id) ?? [];
      expect(new Set(members).size).toBe(members.length);
      if (task.company_user_id > 0) expect(members).toContain(task.company_user_id);
    }
  });

  it('leave open work to active people, and jure and the office without any', () => {
    const inactive = new Set(rows.user.filter(({ active }) => !active).map(({ id }) => id));
    for (const task of rows.task) if (task.status < 5) expect(inactive).not.toContain(task.company_user_id);
    expect(rows.task_user.map(({ user_id }) => user_id)).not.toContain(idOf('jure'));
  });

  it('have times in whole seconds that never overlap and lie between the call and now', () => {
    for (const [user, own] of group(rows.sub_time, ({ user_id }) => user_id)) {
      const sorted = own.toSorted((one, other) => (one.start_time < other.start_time ? -1 : 1));
      for (const [index, { start_time, end_time }] of sorted.entries()) {
        const before = sorted[index - 1];
        if (before) expect({ user, apart: before.end_time !== null && before.end_time <= start_time }).toEqual({ user, apart: true });
        expect(`${start_time}${end_time ?? at}`).toMatch(/\.000Z.+\.000Z$/);
        expect(start_time < (end_time ?? at) && (end_time ?? at) <= at).toBe(true);
      }
    }
    for (const { time_entry_id, start_time, user_id } of rows.sub_time) {
      const entry = rows.time_entry[(time_entry_id ?? 0) - 1];
      expect(entry?.user_id).toBe(user_id);
      const task = rows.task[(entry?.task_id ?? 0) - 1];
      expect(task && task.date_added <= start_time).toBe(true);
      const member = team.get(task?.id ?? 0)?.find((one) => one.user_id === user_id);
      expect(member && member.added_at <= start_time).toBe(true);
      if (task?.date_closed) expect(start_time < task.date_closed).toBe(true);
    }
  });

  it('lie within working hours, but for the clocks that run now', () => {
    const local = (instant: string) => DateTime.fromISO(instant, { zone });
    for (const { start_time, end_time } of rows.sub_time) {
      if (end_time === null) continue;
      const [start, end] = [local(start_time), local(end_time)];
      expect([start.hour >= 6, end.hour < 17 || (end.hour === 17 && end.minute === 0), start.toISODate() === end.toISODate()]).toEqual([
        true,
        true,
        true,
      ]);
      if (start.toISODate() !== local(at).toISODate()) expect(start.weekday).toBeLessThan(6);
    }
  });

  it('belong to projects and offers that people write, send and answer while they are at work', () => {
    const free = new Set([now.getUTCFullYear() - 1, now.getUTCFullYear()].flatMap((year) => workFreeDays(year).map(({ date }) => date)));
    const acts = rows.event.filter(({ entity, by }) => by !== null && ['project', 'project_offer', 'offer'].includes(entity));
    const commentTimes = rows.comment.filter(({ offer_id }) => offer_id !== null).map(({ date_added }) => date_added);
    expect(acts.length).toBeGreaterThan(20);
    for (const instant of [...acts.map((act) => act.at), ...commentTimes]) {
      const local = DateTime.fromISO(instant, { zone });
      expect([instant, instant <= at, local.weekday < 6 && !free.has(local.toISODate() ?? ''), local.hour >= 7 && local.hour < 17]).toEqual(
        [instant, true, true, true],
      );
    }
    for (const instant of [...rows.event.map((one) => one.at), ...rows.comment.map(({ date_added }) => date_added)])
      expect(instant <= at).toBe(true);
    for (const { handover_at, date_added, date_finished } of rows.project)
      expect(date_added < (handover_at ?? at) && (handover_at ?? date_added) < (date_finished ?? at)).toBe(true);
  });

  it('have entries whose status, total and beginning follow from their stretches', () => {
    for (const entry of rows.time_entry) {
      const own = stretches.get(entry.id) ?? [];
      const open = own.filter(({ end_time }) => end_time === null);
      const closed = own.reduce((sum, one) => sum + (one.end_time === null ? 0 : Date.parse(one.end_time) - Date.parse(one.start_time)), 0);
      expect(own.length).toBeGreaterThan(0);
      expect(open.length).toBe(entry.status === 0 ? 1 : 0);
      expect(entry.total_time * 1000).toBe(closed);
      expect(entry.status_since).toBe(own.at(-1)?.end_time ?? own.at(-1)?.start_time);
      expect(entry.non_invoiced_time).toBeLessThanOrEqual(entry.total_time);
      expect(entry.non_invoiced_part).toBe(entry.non_invoiced_comment !== null);
      if (entry.status < 2) expect(entry.final_notes).toBeNull();
    }
  });

  it('run on one clock a person at most, and on none of those who sign in by name', () => {
    const running = rows.time_entry.filter(({ status }) => status === 0).map(({ user_id }) => user_id);
    expect(new Set(running).size).toBe(running.length);
    expect(running.length).toBeGreaterThanOrEqual(1);
    expect(running.length).toBeLessThanOrEqual(5);
    const unfinished = rows.time_entry.filter(({ status }) => status < 2);
    for (const mailbox of ['marko', 'petra']) expect(unfinished.map(({ user_id }) => user_id)).not.toContain(idOf(mailbox));
    const pairs = unfinished.map(({ task_id, user_id }) => `${task_id} ${user_id}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});

describe('invoices of the demo company', () => {
  const { invoice, invoice_item, invoice_line, invoice_task, task } = company;
  it('bill each piece of work once, and tell of every task that they hold', () => {
    const living = invoice_item.filter(({ released }) => !released);
    for (const held of ['time_entry_id', 'transport_id', 'material_id'] as const) {
      const ids = living.flatMap((item) => item[held] ?? []);
      expect(new Set(ids).size).toBe(ids.length);
    }
    const issued = new Set(invoice.filter(({ status }) => status === 1).map(({ id }) => id));
    const invoiced = invoice_task.filter(({ invoice_id, released }) => issued.has(invoice_id) && !released).map(({ task_id }) => task_id);
    expect(invoiced.sort()).toEqual(task.flatMap(({ id, status }) => (status === 6 ? [id] : [])).sort());
  });

  it('have numbers without gaps, one credit note for the cancelled one, and sums of their lines', () => {
    for (const kind of ['invoice', 'creditNote'])
      for (const clientLinks of Map.groupBy(
        invoice.filter((one) => one.kind === kind && one.serial !== null),
        ({ year }) => year,
      ).values())
        expect(clientLinks.map(({ serial }) => serial)).toEqual(clientLinks.map((_one, at) => at + 1));
    const byStatus = (status: number) => invoice.filter((one) => one.status === status && one.kind === 'invoice').length;
    expect([byStatus(0) >= 2, byStatus(1) > 5, byStatus(2), invoice.filter(({ kind }) => kind === 'creditNote').length]).toEqual([
      true,
      true,
      1,
      1,
    ]);
    for (const { id, net, kind } of invoice) {
      const sum = invoice_line.filter(({ invoice_id }) => invoice_id === id).reduce((all, { amount }) => all + amount, 0);
      expect(kind === 'creditNote' ? -net : net).toBe(sum);
    }
  });

  it('leave little of what was confirmed for longer than a month, and something', () => {
    const long = new Date(tuesday.getTime() - 30 * 86_400_000).toISOString();
    const left = task.filter(
      ({ status, client_company_id, date_closed }) => status === 5 && client_company_id && (date_closed ?? '') < long,
    );
    expect(left.length).toBeGreaterThanOrEqual(1);
    expect(left.length).toBeLessThanOrEqual(40);
  });
});

describe('the last 60 days', () => {
  it('hold all 600 tasks, in believable shares', () => {
    const oldest = DateTime.fromJSDate(tuesday).minus({ days: 62 }).toUTC().toISO() ?? '';
    expect((company.task[0]?.date_added ?? '') > oldest).toBe(true);
    const share = (status: number) => company.task.filter((task) => task.status === status).length / 600;
    expect(share(5) + share(6)).toBeGreaterThan(0.55);
    for (const status of [0, 1, 2, 3, 4, 5, 6, 7]) expect(share(status)).toBeGreaterThan(0.015);
    const overdue = company.task.filter((task) => task.status < 4 && task.deadline !== null && task.deadline < tuesday.toISOString());
    expect(overdue.length).toBeGreaterThanOrEqual(5);
    expect(overdue.length).toBeLessThanOrEqual(40);
  });

  it.each(['marko', 'petra'])('end with finished stretches of %s this morning', (mailbox) => {
    const today = company.sub_time.filter(({ user_id, start_time }) => user_id === idOf(mailbox) && start_time > '2026-11-24');
    expect(today.length).toBeGreaterThanOrEqual(2);
    for (const { end_time } of today) expect(end_time).not.toBeNull();
  });

  it('end with a colleague on the task of marko, who can start there himself', () => {
    const own = company.task.filter(({ company_user_id, status }) => company_user_id === idOf('marko') && status === 2);
    const colleagues = company.time_entry.filter(({ task_id, status }) => status === 0 && own.some(({ id }) => id === task_id));
    expect(colleagues.length).toBeGreaterThanOrEqual(1);
  });

  it('are told in whole sentences, with nothing left to fill in', () => {
    const texts = company.task.flatMap((task) => [
      task.title,
      task.description,
      task.waiting_reason,
      task.denied_reason,
      task.additional_comment,
    ]);
    const notes = company.time_entry.flatMap((entry) => [entry.notes, entry.final_notes, entry.non_invoiced_comment]);
    for (const text of [...texts, ...notes]) {
      if (text === null) continue;
      expect(text).toMatch(/^[\p{Lu}\d»]/u);
      expect(text).not.toMatch(/[{}]|undefined|\.\.| {2}/);
    }
    for (const { title } of company.task) expect(title).not.toMatch(/\.$/);
  });

  it('know a job for every kind of client in every area', () => {
    for (const jobs of Object.values(allJobs)) expect(jobs.filter((job) => !job.at).length).toBeGreaterThan(2);
  });
});

describe('large data', () => {
  it('tell 50,000 tasks with about 200,000 time entries and 2,000 clients', () => {
    const large = demoCompany({ now: tuesday, tasks: 50_000 });
    expect([large.task.length, large.client.length]).toEqual([50_000, 2000]);
    expect(new Set(large.client.map(({ name }) => name)).size).toBe(2000);
    expect(large.time_entry.length).toBeGreaterThan(170_000);
  });
});

describe('the answers of clients', () => {
  const ofTasks = company.public_link.filter(({ purpose }) => purpose === 'task');
  const links = group(ofTasks, ({ record_id }) => record_id);
  const withClient = company.task.filter(({ client_company_id }) => client_company_id !== null);
  const newest = (task: { id: number }) => links.get(task.id)?.at(-1);

  it('stands with the link of the task: it waits at 4, was confirmed at 5, declined with the reason of the banner', () => {
    for (const task of withClient.filter(({ status }) => status === 4))
      expect(newest(task)).toMatchObject({ answered_at: null, ended_at: null });
    for (const task of withClient.filter(({ status }) => status === 5))
      expect(newest(task)).toMatchObject({ answer: 'confirmed', answered_at: task.date_closed });
    const denied = withClient.filter((task) => task.denied);
    expect(denied.length).toBeGreaterThan(0);
    for (const task of denied) if (newest(task)) expect(newest(task)).toMatchObject({ answer: 'declined', reason: task.denied_reason });
  });

  it('one link of a task waits at most, and none has a token that somebody could know', () => {
    for (const clientLinks of links.values())
      expect(clientLinks.filter((link) => link.ended_at === null && link.answered_at === null).length).toBeLessThan(2);
    expect(company.public_link.every(({ token_hash }) => token_hash.length < 43)).toBe(true);
  });
});

it('minutes that stand name their client as it is called', () => {
  const minutesClients = company.meeting_version.map(({ meeting_id, minutes }) => [meeting_id, JSON.parse(minutes).client] as const);
  expect(minutesClients.length).toBeGreaterThan(0);
  const meetings = new Map(company.meeting.map((one) => [one.id, company.client[(one.client_company_id ?? 0) - 1]?.name ?? null]));
  expect(minutesClients).toEqual(minutesClients.map(([id]) => [id, meetings.get(id)]));
});

describe('notifications', () => {
  const mine = company.notification.filter(({ user_id }) => user_id === idOf('marko'));

  it('tell marko of tasks and answers of the last days; the newest are not read yet', () => {
    expect(mine.length).toBeGreaterThan(3);
    expect(mine.some(({ read_at }) => read_at === null)).toBe(true);
    expect(company.notification.every(({ user_id, by }) => user_id !== by)).toBe(true);
  });

  it('lead to a task that is there', () => {
    const known = new Set(ids(company.task));
    expect(company.notification.filter(({ entity, entity_id }) => entity !== 'task' || !known.has(entity_id))).toEqual([]);
  });
});

describe('the traces of tasks', () => {
  const byId = new Map(company.task.map((task) => [task.id, task]));
  const now = tuesday.toISOString();

  it('is material and talk, written while the task was there, on many of the tasks', () => {
    for (const { task_id, date_added } of [...company.material, ...company.comment.filter((row) => row.task_id !== null)]) {
      const task = byId.get(task_id ?? 0);
      expect(date_added >= (task?.date_added ?? now) && date_added <= (task?.date_closed ?? now)).toBe(true);
    }
    expect(company.material.length).toBeGreaterThan(300);
    expect(company.comment.length).toBeGreaterThan(100);
    for (const { text, mentions } of company.comment) expect(text.split('@').length - 1).toBe(mentions.length);
  });

  it('is a history that leads each task to where it stands, state by state', () => {
    const states = new Map<number, unknown>();
    for (const { entity, entity_id, before, after, at } of company.event) {
      expect(at <= now).toBe(true);
      if (entity !== 'task') continue;
      const was = JSON.parse(before ?? '{}').status;
      if (was !== undefined) expect(states.get(entity_id)).toBe(was);
      const is = JSON.parse(after ?? '{}').status;
      if (is !== undefined) states.set(entity_id, is);
    }
    expect([...states]).toHaveLength(600);
    for (const [id, status] of states) expect(status).toBe(byId.get(id)?.status);
  });
});
