// Two and three writers of one page of the wiki, whose saves overtake each other and get lost on the way: not one character goes unseen.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Draft, draftOver, rebasedDraft, settledDraft } from '#admin/screens/wiki/wiki/draft.ts';
import { mergedTexts } from '#schema/core/merge/texts.ts';
import { faultsOf } from '#tests/support/writing/minutes-writers.ts';
import { alphabet, edited, htmlOf, signsIn, someEdit, someShape, textIn, textOf } from '#tests/support/writing/random-text.ts';

const at = '2026-11-27T08:00:00Z';
type Stored = { edition: number; title: string; body: string };

const step = (writers: number) =>
  fc.record({
    writer: fc.nat({ max: writers - 1 }),
    act: fc.constantFrom('edit', 'edit', 'edit', 'save', 'save', 'settle', 'rename'),
    edit: someEdit,
    choice: fc.constantFrom('mine', 'other', 'both'),
    /** The line is cut: before the server, or on the way back. */
    cut: fc.constantFrom(null, null, null, 'before' as const, 'after' as const),
  });

/** As the page does it: a save that was overtaken is merged, and its writer saves again. */
const saved = (versions: Stored[], draft: Draft, cut: 'before' | 'after' | null): { draft: Draft | null; disputed: boolean } => {
  const stored = versions.at(-1) as Stored;
  const { title, body } = draft;
  const unanswered = { ...draft, sent: [...(draft.sent ?? []), { title, body }] };
  if (cut === 'before') return { draft: unanswered, disputed: false };
  if (draft.edition !== stored.edition) {
    const from = rebasedDraft(draft, versions.find(({ edition }) => edition === draft.edition + 1)?.body ?? null);
    const merged = mergedTexts(from.base, from.body, stored.body);
    return { draft: draftOver({ ...stored, from, by: 'Kolegica', merged }, at), disputed: merged.conflicts.length > 0 };
  }
  versions.push({ edition: stored.edition + 1, title, body });
  return { draft: cut ? unanswered : null, disputed: false };
};

describe.each([2, 3])('%i writers', (writers) => {
  it('lose no character unseen, double none and end with one text', () => {
    fc.assert(
      fc.property(someShape, fc.array(step(writers), { maxLength: 40, size: 'max' }), (shape, steps) => {
        const letters = alphabet();
        const versions: Stored[] = [{ edition: 1, title: 'Stran', body: htmlOf(textOf(shape, letters)) }];
        const stored = () => versions.at(-1) as Stored;
        const drafts: (Draft | null)[] = Array.from({ length: writers }, () => null);
        const open = (writer: number): Draft => {
          const { edition, title, body } = stored();
          return drafts[writer] ?? { edition, base: body, base_title: title, title, body, at };
        };
        const [typed, deleted] = [new Set(signsIn(stored().body).keys()), new Set<string>()];
        let disputed = false;
        const watched = (before: Draft, after: Draft): Draft => {
          const [old, now] = [signsIn(before.body), signsIn(after.body)];
          for (const sign of now.keys()) typed.add(sign);
          for (const [sign, times] of old) if ((now.get(sign) ?? 0) < times) deleted.add(sign);
          return after;
        };
        const save = (writer: number, cut: 'before' | 'after' | null) => {
          const draft = drafts[writer];
          if (!draft) return;
          const next = saved(versions, draft, cut);
          drafts[writer] = next.draft;
          disputed ||= next.disputed;
        };
        let renames = 0;
        for (const { writer, act, edit, choice, cut } of steps) {
          const draft = open(writer);
          if (act === 'edit') drafts[writer] = watched(draft, { ...draft, body: htmlOf(edited(textIn(draft.body), edit, letters)) });
          else if (act === 'rename') {
            renames += 1;
            drafts[writer] = { ...draft, title: `Stran ${renames}` };
          } else if (act === 'save') save(writer, cut);
          else if (draft.disputed) {
            const [conflict] = draft.disputed.conflicts;
            if (conflict) drafts[writer] = watched(draft, settledDraft({ ...draft, disputed: draft.disputed }, conflict, choice, at));
          }
        }
        for (let round = 0; round < 3 * writers && drafts.some(Boolean); round += 1)
          for (let writer = 0; writer < writers; writer += 1) save(writer, null);
        expect(drafts.every((draft) => draft === null)).toBe(true);
        expect(faultsOf({ texts: [], stored: stored().body, typed, deleted, disputed })).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

it('a title that only the colleague has changed is the colleague’s, one’s own stays', () => {
  const draft: Draft = { edition: 1, base: '', base_title: 'Stran', title: 'Stran', body: '', at };
  const over = (from: Draft) => ({ from, edition: 2, title: 'Nova', body: '', by: 'Kolegica', merged: { html: '', conflicts: [] } });
  expect(draftOver(over(draft), at)).toMatchObject({ title: 'Nova', base_title: 'Nova' });
  expect(draftOver(over({ ...draft, title: 'Moja' }), at)).toMatchObject({ title: 'Moja', base_title: 'Nova' });
});
