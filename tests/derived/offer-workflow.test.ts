// The way of an offer as its page says it: who moves into which step from where, asked of the API for every step and every kind of person.
import { beforeAll, describe, expect, it } from 'vitest';
import { offerSteps } from '#schema/offers/offer.ts';
import { offerWorkflow } from '#schema/offers/offer.workflow.ts';
import type { Permission } from '#schema/permissions.ts';
import { useApi } from '#tests/support/api.ts';

const api = useApi();
const steps = Object.values(offerSteps);
type Step = (typeof offerSteps)[keyof typeof offerSteps];
type Kind = 'commercial user' | 'offer manager' | 'anybody with offers.write' | 'a colleague';
const kinds: readonly Kind[] = ['commercial user', 'offer manager', 'anybody with offers.write', 'a colleague'];
const people = new Map<Kind, number>();
let client = 0;
let boss = 0;

/** The table of the area's page: from where, to where, and which of the two moves it; `offers.write` moves any. */
const table: Readonly<Record<string, { from: readonly number[]; to: number; by: readonly ('commercial' | 'manager')[]; says?: 'reason' }>> =
  {
    handIn: { from: [0, 1], to: 2, by: ['commercial'] },
    take: { from: [2], to: 3, by: ['manager'] },
    make: { from: [3, 5], to: 4, by: ['manager'] },
    complete: { from: [4], to: 5, by: ['manager'] },
    send: { from: [5], to: 6, by: ['commercial'] },
    approve: { from: [6], to: 7, by: ['commercial'] },
    order: { from: [7], to: 8, by: ['commercial'] },
    finish: { from: [8], to: 9, by: ['commercial'] },
    needChange: { from: [2, 3, 4, 6], to: 1, by: ['manager'], says: 'reason' },
    decline: { from: [0, 1, 2, 3, 4, 5, 6, 7], to: 10, by: ['commercial', 'manager'], says: 'reason' },
    reopen: { from: [10], to: 0, by: ['commercial'] },
  };
const moveNames = Object.keys(table);

const may = (name: string, step: number, kind: Kind): 200 | 403 | 409 => {
  const { from = [], by = [] } = table[name] ?? {};
  if (!from.includes(step)) return 409;
  if (kind === 'anybody with offers.write') return 200;
  if (kind === 'commercial user') return by.includes('commercial') || (name === 'needChange' && step === 6) ? 200 : 403;
  return kind === 'offer manager' && by.includes('manager') ? 200 : 403;
};

beforeAll(async () => {
  const rights: Readonly<Record<Kind, readonly Permission[]>> = {
    'commercial user': ['offers.read'],
    'offer manager': ['offers.read'],
    'anybody with offers.write': ['offers.read', 'offers.write'],
    'a colleague': ['offers.read', 'offers.making'],
  };
  for (const kind of kinds) people.set(kind, await api.hire(rights[kind]));
  boss = await api.hire([]);
  client = Number((await api.rows('select id from client where archived = false order by id limit 1'))[0]?.id);
});

let number = 1_000_000;
const now = new Date(Math.floor(Date.now() / 1000) * 1000 - 60_000);
/** Offers at a step, as if the way that leads there lay behind them. */
const put = (step: Step, count = 1): Promise<number[]> =>
  api.database.orm.em.fork().transactional(async (em) => {
    const made = Array.from({ length: count }, () => {
      number += 1;
      return em.create(api.database.entities.offer, {
        number,
        title: 'Preizkus koraka',
        status: step,
        step_since: now,
        client_id: client,
        commercial_user_id: people.get('commercial user') ?? 0,
        offer_manager_id: people.get('offer manager') ?? 0,
        user_added: boss,
        date_added: now,
      });
    });
    await em.flush();
    for (const { id } of made) em.create(api.database.entities.offer_step, { offer_id: id, step, user_id: boss, entered_at: now });
    return made.map(({ id }) => id);
  });

it('declares the moves of the page and no others', () => {
  const declared = Object.entries(offerWorkflow.transitions).filter(([, { to }]) => to !== 'same');
  expect(declared.map(([name]) => name).sort()).toEqual([...moveNames].sort());
});

describe.each(steps)('at step %i', (step) => {
  it.each(kinds)('the record tells %s what may be done, and the call does just that', async (kind) => {
    const caller = api.as(people.get(kind) ?? 0);
    const ids = await put(step, moveNames.length);
    const { body } = await caller.get(`/offer/${ids[0]}`);
    const transitions = body.$transitions as Readonly<Record<string, { allowed: boolean }>>;
    for (const [at, name] of moveNames.entries()) {
      const expected = may(name, step, kind);
      expect(`${name} is offered: ${transitions[name]?.allowed}`).toBe(`${name} is offered: ${expected === 200}`);
      const { status, body: after } = await caller.put(`/offer/${ids[at]}/${name}`, table[name]?.says ? { reason: 'Zakaj pa ne' } : {});
      expect(`${name}: ${status}`).toBe(`${name}: ${expected}`);
      if (expected === 200) expect(after.status).toBe(table[name]?.to);
    }
  });
});

it.each([['needChange'], ['decline']])('%s asks why', async (name) => {
  const [id] = await put(4);
  const manager = api.as(people.get('offer manager') ?? 0);
  expect(await manager.put(`/offer/${id}/${name}`, {})).toMatchObject({ status: 422 });
  expect(await manager.put(`/offer/${id}/${name}`, { reason: '  ' })).toMatchObject({ status: 422 });
  expect((await manager.get(`/offer/${id}`)).body.status).toBe(4);
});
