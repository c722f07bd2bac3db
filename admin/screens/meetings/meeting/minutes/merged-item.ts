// The text of an agenda item with the writer's own unsaved changes and with those of others.
import { newKey } from '#admin/providers/calls/idempotency-keys.ts';
import { type First, mergedTexts, sameText } from '#schema/core/merge/texts.ts';
import { asLines, asText, type Conflict, type Draft, type Line, linesOf, type Paragraph, storedHtml } from './draft.ts';

type Before = {
  readonly drafts: ReadonlyMap<string, Draft>;
  /** The paragraphs that the drafts were written on. */
  readonly before: ReadonlyMap<string, Paragraph>;
  /** What is not among them was written by others since. */
  readonly readKeys: ReadonlySet<string>;
  readonly first: First;
};
const line = (key: string, html: string | null): Line[] => (html === null ? [] : [{ key, html }]);

export const mergedItem = (
  item: number | null,
  now: readonly Paragraph[],
  { drafts, before, readKeys, first }: Before,
): { lines: Line[]; conflicts: Conflict[] } => {
  const here = now.filter(({ item_id }) => item_id === item);
  const others = here.flatMap((one) => line(one.key, storedHtml(one)));
  const base = here.flatMap((one) => {
    const draft = drafts.get(one.key);
    const stands = storedHtml(one);
    // It has arrived, although its answer has not.
    if (draft?.html && draft.base === null && stands !== null && sameText(draft.html, stands)) return line(one.key, stands);
    if (draft) return line(one.key, draft.base);
    return readKeys.has(one.key) ? line(one.key, storedHtml(before.get(one.key) ?? one)) : [];
  });
  const mine = linesOf(item, base, drafts);
  const merged = mergedTexts(asText(base), asText(mine), asText(others), first);
  const lines = asLines(merged.html, newKey);
  const withoutKeys = (html: string | null) =>
    html &&
    asLines(html, newKey)
      .map((one) => one.html)
      .join('');
  const conflicts = merged.conflicts.flatMap(({ at, mine: own, other }) => {
    const both = lines[at];
    if (!both) return [];
    const by = here.find(({ key }) => key === both.key)?.written_by_name ?? '';
    return [{ key: both.key, item_id: item, mine: withoutKeys(own), other: withoutKeys(other), both: both.html, by }];
  });
  return { lines, conflicts };
};
