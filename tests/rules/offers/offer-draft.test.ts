// What is written in an offer while a colleague saves it too: each keeps their own fields, and nothing that is being typed is dropped.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  blankLine,
  changesOf,
  type Draft,
  disputesOf,
  mergedDraft,
  unfinished,
  waitsFor,
  withOther,
} from '#admin/screens/offers/project-offer/draft.ts';
import { disputedFields, mergedLines } from '#admin/screens/offers/project-offer/merged-lines.ts';
import { line } from '#tests/support/stories/offer-line.ts';

const stored: Draft = {
  lines: [line('work', 'Montaža', 8, 4200)],
  discount: 0,
  vat_rate: 22,
  reverse_charge: false,
  introduction: 'Pozdravljeni!',
  terms: 'Plačilo v 15 dneh.',
};
const unnamed = line('material', '', 3, 100);

it.each<[string, Partial<Draft>, Partial<Draft> | null]>([
  ['nothing new', {}, null],
  ['a line without a name', { lines: [...stored.lines, unnamed] }, null],
  ['a price that is no number', { lines: [...stored.lines, line('material', 'Cev', 3, Number.NaN)] }, null],
  [
    'a stored line whose amount is no number any more',
    { lines: [line('work', 'Montaža', Number.NaN, 4200), line('lumpSum', 'Zagon', 1, 9000)] },
    { lines: [...stored.lines, line('lumpSum', 'Zagon', 1, 9000)] },
  ],
  [
    'a new line of the name of a stored one, whose price is no number',
    { lines: [...stored.lines, line('work', 'Montaža', 3, Number.NaN)], discount: 5 },
    { discount: 5 },
  ],
  ['another discount', { discount: 5 }, { discount: 5 }],
  [
    'one line more',
    { lines: [...stored.lines, line('lumpSum', 'Zagon', 1, 9000), unnamed] },
    { lines: [...stored.lines, line('lumpSum', 'Zagon', 1, 9000)] },
  ],
])('with %s there is to save', (_what, part, expected) => {
  expect(changesOf({ ...stored, ...part }, stored)).toEqual(expected);
});

it.each<[string, Partial<Draft>, Partial<Draft>, Partial<Draft>]>([
  ['other fields than mine: both stand', { discount: 5 }, { terms: 'Plačilo vnaprej.' }, { discount: 5, terms: 'Plačilo vnaprej.' }],
  ['the field that I write in: mine stays', { introduction: 'Moje' }, { introduction: 'Njeno' }, { introduction: 'Moje' }],
  ['while I have written nothing: theirs', {}, { lines: [] }, { lines: [] }],
  [
    'the lines while I write a number: mine stay',
    { lines: [line('work', 'Montaža', Number.NaN, 4200)] },
    { lines: [] },
    { lines: [line('work', 'Montaža', Number.NaN, 4200)] },
  ],
  [
    'another line than I change: both stand',
    { lines: [line('work', 'Montaža', 9, 4200), line('material', 'Cev', 3, 100)] },
    { lines: [line('work', 'Montaža', 8, 4500), line('lumpSum', 'Zagon', 1, 9000)] },
    { lines: [line('work', 'Montaža', 9, 4500), line('lumpSum', 'Zagon', 1, 9000), line('material', 'Cev', 3, 100)] },
  ],
  [
    'without a line that I change: it stays',
    { lines: [line('work', 'Montaža', 9, 4200)] },
    { lines: [] },
    { lines: [line('work', 'Montaža', 9, 4200)] },
  ],
  [
    'a line that I have taken out',
    { lines: [] },
    { lines: [line('work', 'Montaža', 8, 4500)] },
    { lines: [line('work', 'Montaža', 8, 4500)] },
  ],
  ['the lines, of which I have begun one: it goes on below', { lines: [...stored.lines, unnamed] }, { lines: [] }, { lines: [unnamed] }],
])('a colleague saves %s', (_what, mine, storedByOther, expected) => {
  expect(mergedDraft({ ...stored, ...mine }, stored, { ...stored, ...storedByOther })).toEqual({ ...stored, ...expected });
});

it.each([
  ['nothing', stored.lines, null, 0],
  ['a name, where an empty line stands', [...stored.lines, blankLine('material', 'kos')], 'incomplete', 0],
  ['a name, where a line has a price', [...stored.lines, unnamed], 'incomplete', 1],
  ['a number', [line('work', 'Montaža', 8, Number.NaN), blankLine('work')], 'notNumber', 1],
] as const)('the lines wait for %s', (_what, lines, waits, written) => {
  expect(waitsFor(lines)).toBe(waits);
  expect(unfinished(lines)).toHaveLength(written);
});

it('a value that a colleague has changed too is told, and theirs may be taken', () => {
  const mine = { ...stored, discount: 5, lines: [line('work', 'Montaža', 9, 4600)] };
  const other = { ...stored, discount: 7, lines: [line('work', 'Montaža', 8, 4700)] };
  const disputes = disputesOf(mine, stored, other);
  expect(disputes).toEqual([
    { line: null, field: 'discount', mine: 5, other: 7 },
    { line: 'Montaža', field: 'price', mine: 4600, other: 4700 },
  ]);
  const merged = mergedDraft(mine, stored, other);
  expect(disputes.reduce(withOther, merged)).toEqual({ ...stored, discount: 7, lines: [line('work', 'Montaža', 9, 4700)] });
  // What was written since then stays.
  const later = { ...merged, lines: [line('work', 'Montaža', 9, 4800)] };
  expect(disputes.reduce(withOther, later).lines).toEqual(later.lines);
  expect(disputesOf(mine, stored, mine)).toEqual([]);
});

it('two writers of the lines keep every field that either has changed, and every line that either has added, once', () => {
  const change = fc.record({ at: fc.nat({ max: 4 }), field: fc.constantFrom('quantity', 'price', 'discount' as const) });
  const writer = fc.record({ changes: fc.array(change, { maxLength: 4 }), added: fc.array(fc.nat({ max: 5 }), { maxLength: 3 }) });
  fc.assert(
    fc.property(writer, writer, (me, colleague) => {
      const base = ['a', 'b', 'c', 'd', 'e'].map((title) => line('work', title, 1, 100));
      let value = 1000;
      const next = () => {
        value += 1;
        return value;
      };
      const write = ({ changes, added }: typeof me) => {
        const lines = [...base];
        const set = new Map<string, { title: string; field: 'quantity' | 'price' | 'discount'; value: number }>();
        for (const { at, field } of changes) {
          const one = lines[at] ?? line('work', '', 1, 1);
          const now = next();
          lines[at] = { ...one, [field]: now };
          set.set(`${at} ${field}`, { title: one.title, field, value: now });
        }
        for (const at of added) lines.splice(at, 0, line('material', `new ${next()}`, 1, 1));
        return { lines, set };
      };
      const [mine, other] = [write(me), write(colleague)];
      const merged = mergedLines(base, mine.lines, other.lines);
      const titles = merged.map(({ title }) => title);
      expect(titles.toSorted()).toEqual([...new Set([...mine.lines, ...other.lines].map(({ title }) => title))].sort());
      for (const [key, change] of [...other.set, ...mine.set])
        if (mine.set.get(key) === change || !mine.set.has(key))
          expect(merged.find(({ title }) => title === change.title)?.[change.field]).toBe(change.value);
      // Where both have changed the same, the one whose value goes is told.
      const disputed = disputedFields(base, mine.lines, other.lines).map(({ line: { title }, field }) => `${title} ${field}`);
      const both = [...mine.set].flatMap(([key, { title, field }]) => (other.set.has(key) ? [`${title} ${field}`] : []));
      expect(disputed.toSorted()).toEqual(both.toSorted());
    }),
  );
});
