// Whom a line of a chat mentions: who is named whole behind an @, and nobody whose name only begins so.
import { expect, it } from 'vitest';
import { mentionAt, mentionedIn } from '#admin/screens/tasks/shared/chat/mentions.ts';

const people = [
  { id: 1, name: 'Luka Kos' },
  { id: 2, name: 'Luka Kosec' },
  { id: 3, name: 'Đurđa Mlinar (HR)' },
];

it.each([
  ['@Luka Kosec, prosim', [2]],
  ['@Luka Kos, prosim', [1]],
  ['@Luka Kosec in @Luka Kos', [1, 2]],
  ['@Đurđa Mlinar (HR)!', [3]],
  ['Luka Kos', []],
  ['@Luka', []],
])('%s', (text, ids) => expect(mentionedIn(text, people)).toEqual(ids));

it('mentions nobody where there is nobody', () => expect(mentionedIn('@Luka Kos', [])).toEqual([]));

it('finds what is typed behind the @ before the cursor', () => {
  expect(mentionAt('Hvala @Lu', 9)).toEqual({ at: 6, typed: 'Lu' });
  expect(mentionAt('luka@example.com', 8)).toBeNull();
});
