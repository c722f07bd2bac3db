// A text may break where it is too long for its place, and loses nothing of itself: neither spaces nor the ends of its lines.
import { expect, it } from 'vitest';
import { breakable } from '#admin/fields/breakable.ts';

it.each([
  ['lines', 'Pozdravljeni,\n\nnalogo #12 smo opravili.\nToplar servis'],
  ['an endless word', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'],
  ['an address', 'nekdo.zelo.dolgega.imena@podjetje.example'],
])('keeps %s', (_what, text) => expect(breakable(text).join('')).toBe(text));

it('breaks an endless word, and no line', () => {
  expect(breakable('Donaudampfschifffahrtselektrizitätenhauptbetriebswerk').length).toBeGreaterThan(1);
  expect(breakable('Prva vrstica\ndruga vrstica')).toEqual(['Prva vrstica\ndruga vrstica']);
});
