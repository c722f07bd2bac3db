// How the server is asked for a list: what the list leaves out by itself, what a person filters, what a counter would let through.
import { describe, expect, it } from 'vitest';
import { askingOf, said } from '#admin/generic/list/asking.ts';

const lists = { paths: { own: '/tasks/own', all: '/tasks/all' }, names: ['own', 'all'], usual: { all: { status: [0, 1] } } };
const all = { list: 'all', lists };

it('leaves out filters that say nothing, and keeps that there is something', () => {
  expect(said({ tags: [], client_id: undefined, archived: null, active: false, running_users_neq: null, q: '' })).toEqual({
    active: false,
    running_users_neq: null,
    q: '',
  });
});

describe('a list that leaves something out by itself', () => {
  it('does so until somebody filters', () => {
    expect(askingOf({ q: '', filter: {} }, all)).toMatchObject({
      fixed: { list: 'all', status: [0, 1] },
      rows: { list: 'all', status: [0, 1] },
    });
    expect(askingOf({ q: '', filter: { status: [5] } }, all).rows).toEqual({ list: 'all', status: [5] });
    expect(askingOf({ q: '', filter: { status: null } }, all).rows).toEqual({ list: 'all' });
  });

  it('is searched as a whole', () => {
    expect(askingOf({ q: 'valve', filter: {} }, all)).toMatchObject({ fixed: { list: 'all' }, rows: { list: 'all' } });
  });
});

it('counts what another filter lets through under the same search', () => {
  const { rows, counted } = askingOf({ q: ' valve ', filter: { priority: [3] } }, { list: 'own', lists });
  expect(rows).toEqual({ list: 'own', priority: [3] });
  expect(counted({ denied: true })).toEqual({ list: 'own', denied: true, q: 'valve' });
});

it('puts rows and counts into the server’s terms, each as of its own moment', () => {
  const late = (asOf: string) => (filter: object) => ({ ...filter, deadline_lte: asOf });
  const { rows, counted } = askingOf({ q: '', filter: {} }, {}, { rows: late('08:00'), counted: late('08:05') });
  expect(rows).toEqual({ deadline_lte: '08:00' });
  expect(counted({})).toEqual({ deadline_lte: '08:05' });
});
