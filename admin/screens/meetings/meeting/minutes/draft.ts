// The data of the minutes editor: paragraphs of the server, and drafts that it does not have yet.

export type Paragraph = {
  readonly key: string;
  readonly item_id: number | null;
  readonly html: string;
  readonly edition: number;
  readonly removed: boolean;
  readonly tab: string;
  readonly written_by_name: string;
  readonly written_at: string;
};
export type Draft = {
  readonly key: string;
  readonly item_id: number | null;
  readonly after: string | null;
  readonly html: string | null;
  readonly edition: number | null;
};
export type Line = { readonly key: string; readonly html: string };
export type Merged = {
  readonly saved: readonly { readonly key: string; readonly edition: number }[];
  readonly conflicts: readonly Paragraph[];
  readonly at: string;
};
export type Conflict = { readonly mine: Draft; readonly storedParagraph: Paragraph };
export type Saving = 'saved' | 'saving' | 'offline' | 'refused';
/** Keeps drafts over a reload, in the browser's storage. */
export type DraftStore = { read(): Draft[]; write(drafts: readonly Draft[]): void };
export type Sending = (drafts: readonly Draft[]) => Promise<Merged>;
/** What follows a failed call: retry later, or never. */
export type Verdict = 'again' | 'never';

const wordsIn = (html: string | null): boolean => html !== null && html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';
/** An empty paragraph equals a missing one. */
export const htmlOrNull = (html: string | null): string | null => (wordsIn(html) ? html : null);

/** The paragraphs of an item to show: the server's in order, merged with the drafts. */
export const linesOf = (
  item_id: number | null,
  order: readonly string[],
  known: ReadonlyMap<string, Paragraph>,
  drafts: ReadonlyMap<string, Draft>,
): Line[] => {
  const lines: Line[] = [];
  for (const key of order) {
    const stands = known.get(key);
    const draft = drafts.get(key);
    const html = draft ? draft.html : stands?.removed ? null : (stands?.html ?? null);
    if (stands?.item_id === item_id && html !== null) lines.push({ key, html });
  }
  for (const { key, item_id: itemId, after, html } of drafts.values()) {
    if (known.has(key) || itemId !== item_id || html === null) continue;
    const at = after === null ? -1 : lines.findIndex((line) => line.key === after);
    lines.splice(after !== null && at < 0 ? lines.length : at + 1, 0, { key, html });
  }
  return lines;
};

/** A draft as accepted by the server; `before`: the old text, which a deleted paragraph keeps. */
export const takenAs = (
  { key, item_id, html }: Draft,
  edition: number,
  { tab, at, before }: { readonly tab: string; readonly at: string; readonly before: string },
): Paragraph => ({
  key,
  item_id,
  html: html ?? before,
  edition,
  removed: html === null,
  tab,
  written_by_name: '',
  written_at: at,
});
