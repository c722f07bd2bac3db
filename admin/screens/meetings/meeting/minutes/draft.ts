// The data of the minutes editor: paragraphs of the server, and drafts that it does not have yet.
import { blocksOf } from '#schema/core/html-parts.ts';
import { rising } from '#schema/core/merge/subsequence.ts';

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
  /** The text of that edition; null where there was none. */
  readonly base: string | null;
  /** It stands in another place than on the server. */
  readonly relocated: boolean;
};
export type Line = { readonly key: string; readonly html: string };
export type Merged = {
  readonly saved: readonly { readonly key: string; readonly edition: number }[];
  /** All paragraphs, where nothing was saved because somebody else has saved since `revision`. */
  readonly stands: readonly Paragraph[];
  readonly at: string;
};
/** A paragraph in which two have changed the same words: it holds both, and its writer may choose. Null: taken out. */
export type Conflict = {
  readonly key: string;
  readonly item_id: number | null;
  readonly mine: string | null;
  readonly other: string | null;
  readonly both: string;
  readonly by: string;
};
/** Changes that were sent, and of which it is not known whether they arrived. They are sent again as they are. */
export type Unanswered = {
  readonly request: string;
  readonly tab: string;
  /** The sum of all editions that the page had seen. */
  readonly revision: number;
  readonly batch: readonly Draft[];
};
export type StoredDrafts = {
  readonly drafts: readonly Draft[];
  readonly conflicts: readonly Conflict[];
  readonly unanswered: readonly Unanswered[];
  /** The keys of the paragraphs that the page had read: what is not among them was written by others since. */
  readonly read_keys: readonly string[];
};
export type Saving = 'saved' | 'saving' | 'offline' | 'refused';
/** Keeps what is not on the server over a reload, in the browser's storage: each open page has one. */
export type DraftStore = { read(): readonly StoredDrafts[]; write(stored: StoredDrafts): void };
export type Sending = (sent: Unanswered) => Promise<Merged>;
/** What follows a failed call: retry later, or never. */
export type Verdict = 'again' | 'never';

const wordsIn = (html: string | null): boolean => html !== null && html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';
/** An empty paragraph equals a missing one. */
export const htmlOrNull = (html: string | null): string | null => (wordsIn(html) ? html : null);
export const storedHtml = (paragraph: Paragraph | undefined): string | null => (paragraph && !paragraph.removed ? paragraph.html : null);

/** The change as the server takes it. */
export const changeOf = ({ key, item_id, after, html, edition, relocated }: Draft) => ({
  key,
  item_id,
  after,
  html,
  edition,
  ...(relocated && { relocated }),
});

/** The paragraphs of an item to show: those of the server in order, merged with the drafts. */
export const linesOf = (item_id: number | null, stored: readonly Line[], drafts: ReadonlyMap<string, Draft>): Line[] => {
  const lines = stored.flatMap((line) => {
    const draft = drafts.get(line.key);
    if (!draft) return line;
    return draft.html === null || draft.relocated ? [] : { key: line.key, html: draft.html };
  });
  const placed = new Set(lines.map(({ key }) => key));
  let left = [...drafts.values()].filter((draft) => draft.item_id === item_id && draft.html !== null && !placed.has(draft.key));
  while (left.length > 0) {
    // The last of those with the same predecessor stands next to it, so that they are put in from the end.
    const ready = left.filter(({ after }) => after === null || placed.has(after));
    const now = ready.length > 0 ? ready : left;
    for (const { key, after, html } of now.toReversed()) {
      const at = after === null ? -1 : lines.findIndex((line) => line.key === after);
      lines.splice(after !== null && at < 0 ? lines.length : at + 1, 0, { key, html: html ?? '' });
    }
    for (const { key } of now) placed.add(key);
    left = left.filter(({ key }) => !placed.has(key));
  }
  return lines;
};

/** The keys that stand in another order than before. */
export const movedKeys = (before: readonly string[], now: readonly string[]): ReadonlySet<string> => {
  const places = new Map(before.map((key, at) => [key, at]));
  const known = now.flatMap((key) => (places.has(key) ? [key] : []));
  const stay = new Set(rising(known.map((key, at) => [at, places.get(key) ?? 0] as const)).map(([at]) => known[at]));
  return new Set(known.filter((key) => !stay.has(key)));
};

const keyMark = 'data-key';
/** The paragraphs of an item as one text, in which each carries its key. */
export const asText = (lines: readonly Line[]): string =>
  lines
    .map(({ key, html }) =>
      html.startsWith('<') ? html.replace(/^<(\w+)/, `<$1 ${keyMark}="${key}"`) : `<p ${keyMark}="${key}">${html}</p>`,
    )
    .join('');
/** The paragraphs of such a text. Of one that fell apart, the longest part keeps the key. */
export const asLines = (text: string, newKey: () => string): Line[] => {
  const blocks = blocksOf(text).map((block) => {
    const key = new RegExp(`^<\\w+ ${keyMark}="([^"]*)"`).exec(block)?.[1] ?? null;
    return { key, html: key === null ? block : block.replace(` ${keyMark}="${key}"`, '') };
  });
  const longest = new Map<string | null, string>();
  for (const { key, html } of blocks) if (html.length > (longest.get(key)?.length ?? 0)) longest.set(key, html);
  return blocks.map(({ key, html }) => {
    if (key === null || longest.get(key) !== html) return { key: newKey(), html };
    longest.delete(key);
    return { key, html };
  });
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
