// The filters of a list as the server takes them: what the list leaves out by itself, what a person filters, what a counter would let through.
import { describe, expect, it } from 'vitest';
import { listFilterOf, withoutEmpty } from '#admin/generic/list/list-filter.ts';

const lists = { paths: { own: '/tasks/own', all: '/tasks/all' }, names: ['own', 'all'], usual: { all: { status: [0, 1] } } };
const all = { list: 'all', lists };

it('leaves out filters that say nothing, and keeps that there is something', () => {
  expect(withoutEmpty({ tags: [], client_id: undefined, archived: null, active: false, running_users_neq: null, q: '' })).toEqual({
    active: false,
    running_users_neq: null,
    q: '',
  });
});

describe('a list that leaves something out by itself', () => {
  it('does so until somebody filters', () => {
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
  const { rows, counted } = listFilterOf({ q: ' valve ', filter: { priority: [3] } }, { list: 'own', lists });
  expect(rows).toEqual({ list: 'own', priority: [3] });
  expect(counted({ denied: true })).toEqual({ list: 'own', denied: true, q: 'valve' });
});

it('puts rows and counts into the server’s terms, each as of its own moment', () => {
  const late = (asOf: string) => (filter: object) => ({ ...filter, deadline_lte: asOf });
  const { rows, counted } = listFilterOf({ q: '', filter: {} }, {}, { rows: late('08:00'), counted: late('08:05') });
  expect(rows).toEqual({ deadline_lte: '08:00' });
  expect(counted({})).toEqual({ deadline_lte: '08:05' });
});
