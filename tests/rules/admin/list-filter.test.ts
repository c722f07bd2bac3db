// The filters of a list as the server takes them: what the list leaves out by itself, what a person filters, what a counter would let through.
import { describe, expect, it } from 'vitest';
import { listFilterOf, withoutEmpty } from '#admin/generic/list/list-filter.ts';

const toDo = { status: [0, 1] };
const all = { list: 'all', usual: { filter: toDo, on: true } };

it('leaves out filters that say nothing, and keeps that there is something', () => {
  expect(withoutEmpty({ tags: [], client_id: undefined, archived: null, active: false, running_users_neq: null, q: '' })).toEqual({
    active: false,
    running_users_neq: null,
    q: '',
  });
});

it('leaves nothing out of a list until its usual filter is turned on', () => {
  expect(listFilterOf({ q: '', filter: {} }, { ...all, usual: { filter: toDo, on: false } })).toMatchObject({
    fixed: { list: 'all' },
    rows: { list: 'all' },
  });
  expect(listFilterOf({ q: '', filter: {} }, { list: 'closed' }).rows).toEqual({ list: 'closed' });
});

describe('a list whose usual filter is on', () => {
  it('is narrowed until somebody filters by the same field', () => {
    expect(listFilterOf({ q: '', filter: {} }, all)).toMatchObject({
      fixed: { list: 'all', status: [0, 1] },
      rows: { list: 'all', status: [0, 1] },
    });
    expect(listFilterOf({ q: '', filter: { status: [5] } }, all).rows).toEqual({ list: 'all', status: [5] });
    expect(listFilterOf({ q: '', filter: { status: null } }, all).rows).toEqual({ list: 'all' });
  });

  it('is searched as a whole', () => {
    expect(listFilterOf({ q: 'valve', filter: {} }, all)).toMatchObject({ fixed: { list: 'all' }, rows: { list: 'all' } });
  });
});

it('counts what another filter lets through under the same search', () => {
  const { rows, counted } = listFilterOf({ q: ' valve ', filter: { priority: [3] } }, { list: 'own' });
  expect(rows).toEqual({ list: 'own', priority: [3] });
  expect(counted({ denied: true })).toEqual({ list: 'own', denied: true, q: 'valve' });
});

it('puts rows and counts into the server’s terms, each as of its own moment', () => {
  const late = (asOf: string) => (filter: object) => ({ ...filter, deadline_lte: asOf });
  const { rows, counted } = listFilterOf({ q: '', filter: {} }, {}, { rows: late('08:00'), counted: late('08:05') });
  expect(rows).toEqual({ deadline_lte: '08:00' });
  expect(counted({})).toEqual({ deadline_lte: '08:05' });
});
