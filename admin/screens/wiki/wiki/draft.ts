// The unsaved text of a page, stored on this device against loss.
import { tabDrafts } from '#admin/providers/drafts/tab-drafts.ts';
import { blocksOf } from '#schema/core/html-parts.ts';
import type { MergedText, TextConflict } from '#schema/core/merge/merged-html.ts';
import { mergedTexts, sameText } from '#schema/core/merge/texts.ts';

/** The paragraphs of a merged text in which somebody else has changed the same words. */
export type Disputed = { readonly text: string; readonly by: string; readonly conflicts: readonly TextConflict[] };
/** What a save stores. */
export type Saved = { readonly title: string; readonly body: string };
/** The editor's text, and the version on which it is based. */
export type Draft = {
  readonly edition: number;
  readonly base: string;
  /** The title of that version; unknown of drafts that an older version has stored. */
  readonly base_title?: string;
  readonly title: string;
  readonly body: string;
  readonly at: string;
  readonly disputed?: Disputed;
  /** What was sent, and may have been saved, although no answer has come. */
  readonly sent?: readonly Saved[];
};

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'edition' in value &&
  typeof value.edition === 'number' &&
  ['base', 'title', 'body', 'at'].every((name) => typeof (value as Readonly<Record<string, unknown>>)[name] === 'string');

/** What is being written on a page in this tab, or was in one that is closed. */
export const draftsOf = (user: number, page: number) => {
  const { read, write } = tabDrafts(`wiki_draft:${user}:${page}`, isDraft);
  return {
    write,
    take: (): Draft | null => {
      const [left] = read();
      if (!left) return null;
      left.drop();
      write(left.value);
      return left.value;
    },
  };
};

/** A draft whose last save was taken, although its answer got lost, goes on from there; `next` is the text of the version after the draft's. */
export const rebasedDraft = ({ sent = [], ...draft }: Draft, next: string | null): Draft => {
  const own = next === null ? undefined : sent.find(({ body }) => sameText(body, next));
  return own && next !== null ? { ...draft, edition: draft.edition + 1, base: next, base_title: own.title } : draft;
};

/** What stands on the server, and the text that has both. */
export type Overtaking = {
  /** The draft that was overtaken, from its own last save on. */
  readonly from: Draft;
  readonly edition: number;
  readonly title: string;
  readonly body: string;
  readonly by: string;
  readonly merged: MergedText;
};
/** A draft on the current version, with both texts merged; a title that only the other has changed is the other's. */
export const draftOver = ({ from, edition, title, body, by, merged }: Overtaking, at: string): Draft => ({
  ...{ edition, base: body, base_title: title, title: from.title === from.base_title ? title : from.title, body: merged.html, at },
  ...(merged.conflicts.length > 0 && { disputed: { text: merged.html, by, conflicts: merged.conflicts } }),
});

/** A draft after one of its disputed paragraphs was settled: what has been written since stays. */
export const settledDraft = (
  { disputed, ...draft }: Draft & { readonly disputed: Disputed },
  conflict: TextConflict,
  choice: 'mine' | 'other' | 'both',
  at: string,
): Draft => {
  const conflicts = disputed.conflicts.filter((one) => one !== conflict);
  const text = blocksOf(disputed.text)
    .toSpliced(conflict.at, 1, conflict[choice] ?? '')
    .join('');
  return {
    ...draft,
    at,
    body: mergedTexts(disputed.text, text, draft.body, 'mine').html,
    ...(conflicts.length > 0 && { disputed: { ...disputed, conflicts } }),
  };
};
