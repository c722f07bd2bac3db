// Where a line of an address may end, and that no other text is broken there.
import { expect, it } from 'vitest';
import { addressParts } from '#schema/core/format.ts';

it.each([
  ['an address on the web', 'https://meet.example.com/prenova-kotlovnice', ['https://meet.example.com/', 'prenova-kotlovnice']],
  ['one without its https', 'meet.example.com/a/b', ['meet.example.com/', 'a/', 'b']],
  ['an address of mail', 'nina@example.com', ['nina@', 'example.com']],
  ['a place', 'Kotlovnica, Večna pot 18/2', ['Kotlovnica, Večna pot 18/2']],
  ['a number', '12/2026', ['12/2026']],
])('%s', (_case, text, parts) => expect(addressParts(text)).toEqual(parts));
