// The track of an offer: what lies behind it, where it stands, how often and how long it was there, and where it was sent back.
import { describe, expect, it } from 'vitest';
import { passesOf, type Stay } from '#admin/screens/offers/offer/passes.ts';

const hour = 3_600_000;
const start = Date.parse('2026-11-12T08:00:00Z');
/** Steps in their order, each an hour after the one before it. */
const way = (...steps: readonly number[]): Stay[] =>
  steps.map((step, at) => ({
    id: at + 1,
    step,
    user_id: 5,
    user_name: 'Eva Šuštar',
    note: step === 1 || step === 10 ? 'Zakaj' : null,
    entered_at: new Date(start + at * hour).toISOString(),
    left_at: at + 1 < steps.length ? new Date(start + (at + 1) * hour).toISOString() : null,
  }));
const look = (...steps: readonly number[]) => {
  const { nodes, detour, exit } = passesOf(way(...steps), start + steps.length * hour);
  const line = nodes.map(({ step, state, times }) => `${step}${{ done: '+', now: '!', ahead: '' }[state]}${times > 1 ? `×${times}` : ''}`);
  return { line: line.join(' '), from: detour?.from, answered: detour?.answer?.step, declined: exit !== null };
};

describe('the track', () => {
  it.each([
    ['at its beginning', [0], '0! 2 3 4 5 6 7 8 9'],
    ['on its way', [0, 2, 3, 4], '0+ 2+ 3+ 4! 5 6 7 8 9'],
    ['with the client after a second pass', [0, 2, 3, 4, 1, 2, 3, 4, 5, 6], '0+ 2+×2 3+×2 4+×2 5+ 6! 7 8 9'],
    ['back in making', [0, 2, 3, 4, 5, 4], '0+ 2+ 3+ 4!×2 5 6 7 8 9'],
    ['finished', [0, 2, 3, 4, 5, 6, 7, 8, 9], '0+ 2+ 3+ 4+ 5+ 6+ 7+ 8+ 9!'],
    ['begun anew', [0, 2, 10, 0], '0!×2 2 3 4 5 6 7 8 9'],
  ])('of an offer %s', (_where, steps, line) => expect(look(...steps).line).toBe(line));

  it('pins a change where it was asked for, and names the answer', () => {
    expect(look(0, 2, 3, 4, 1)).toMatchObject({ line: '0+ 2+ 3+ 4+ 5 6 7 8 9', from: 4, answered: undefined });
    expect(look(0, 2, 1, 2, 3)).toMatchObject({ from: 2, answered: 2 });
  });

  it('leaves by declining', () => expect(look(0, 2, 3, 10)).toMatchObject({ line: '0+ 2+ 3+ 4 5 6 7 8 9', declined: true }));

  it('adds up how long it was at a step', () => {
    const { nodes } = passesOf(way(0, 2, 1, 2), start + 6 * hour);
    expect(nodes.find(({ step }) => step === 2)?.seconds).toBe(4 * 3600);
  });
});
