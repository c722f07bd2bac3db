// Keeps what is written in the minutes: in the browser with each keystroke, at the server every few seconds, and there until the server says so.

import type { Conflict, Draft, DraftStore, Line, Merged, Paragraph, Saving, Sending, Verdict } from './draft.ts';
import { htmlOrNull, linesOf, takenAs } from './draft.ts';

export class Keeper {
  readonly #known = new Map<string, Paragraph>();
  /** The keys of the server, in its order. */
  #order: string[] = [];
  readonly #drafts = new Map<string, Draft>();
  readonly #conflicts = new Map<string, Paragraph>();
  readonly #listeners = new Set<() => void>();
  readonly #remote = new Set<(keys: ReadonlySet<string>) => void>();
  readonly #tab: string;
  readonly #draftStore: DraftStore;
  readonly #send: Sending;
  readonly #judge: (error: unknown) => Verdict;
  #sending = false;
  saving: Saving = 'saved';
  savedAt: string | null = null;
  /** Raised with each change that a screen shows. */
  revision = 0;

  constructor(tab: string, draftStore: DraftStore, send: Sending, judge: (error: unknown) => Verdict) {
    this.#tab = tab;
    this.#draftStore = draftStore;
    this.#send = send;
    this.#judge = judge;
    for (const draft of draftStore.read()) this.#drafts.set(draft.key, draft);
    if (this.#drafts.size > 0) this.saving = 'saving';
  }

  listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  /** Hears which paragraphs somebody else has changed, so that an editor shows them. */
  onRemote = (listener: (keys: ReadonlySet<string>) => void): (() => void) => {
    this.#remote.add(listener);
    return () => this.#remote.delete(listener);
  };
  #tell() {
    this.revision += 1;
    for (const listener of this.#listeners) listener();
  }

  get pending(): readonly Draft[] {
    return [...this.#drafts.values()].filter(({ key }) => !this.#conflicts.has(key));
  }
  get conflicts(): readonly Conflict[] {
    return [...this.#conflicts.values()].flatMap((storedParagraph) => {
      const mine = this.#drafts.get(storedParagraph.key);
      return mine ? [{ mine, storedParagraph }] : [];
    });
  }
  get drafts(): readonly Draft[] {
    return [...this.#drafts.values()];
  }

  /** The paragraphs of an item as they are to be shown: the server's, with what is not there yet. */
  lines(item_id: number | null): Line[] {
    return linesOf(item_id, this.#order, this.#known, this.#drafts);
  }

  /** What an editor holds now of one item, and which keys it held just before and holds no more. */
  write(item_id: number | null, lines: readonly Line[], gone: readonly string[] = []): void {
    let after: string | null = null;
    for (const { key, html } of lines) {
      this.#put(key, item_id, after, htmlOrNull(html));
      after = key;
    }
    for (const key of gone) this.#put(key, item_id, this.#drafts.get(key)?.after ?? null, null);
    this.#keep();
  }
  #put(key: string, item_id: number | null, after: string | null, html: string | null) {
    const known = this.#known.get(key);
    const draft = this.#drafts.get(key);
    const stands = known && !known.removed ? known.html : null;
    if (html === (draft ? draft.html : stands)) return;
    // What the server does not have, and is not being sent, need not be told as gone.
    if (html === stands && !this.#sending) this.#drafts.delete(key);
    else this.#drafts.set(key, { key, item_id, after, html, edition: known?.edition ?? draft?.edition ?? null });
  }
  #keep() {
    this.#draftStore.write(this.drafts);
    if (this.pending.length > 0 && this.saving === 'saved') this.saving = 'saving';
    if (this.#drafts.size === 0 && !this.#sending && this.saving === 'saving') this.saving = 'saved';
    this.#tell();
  }

  /** The minutes as the server has them now. */
  receive(paragraphs: readonly Paragraph[]): void {
    const changed = new Set<string>();
    for (const one of paragraphs) {
      const before = this.#known.get(one.key);
      if (before && before.edition >= one.edition) continue;
      this.#known.set(one.key, one);
      const draft = this.#drafts.get(one.key);
      if (one.tab === this.#tab || !draft) {
        // Written by this very page: an answer that was lost, or is still on its way.
        if (one.tab !== this.#tab) changed.add(one.key);
        else if (draft && draft.html === (one.removed ? null : one.html)) this.#drafts.delete(one.key);
        else if (draft) this.#drafts.set(one.key, { ...draft, edition: one.edition });
        else if (!before) changed.add(one.key);
      } else if (draft.edition !== one.edition) this.#meet(one, draft, changed);
    }
    this.#order = paragraphs.map(({ key }) => key);
    if (changed.size > 0) for (const listener of this.#remote) listener(changed);
    this.#keep();
  }
  /** Two have changed the same paragraph: both versions stay, until somebody decides. */
  #meet(storedParagraph: Paragraph, mine: Draft, changed: Set<string>) {
    const stands = storedParagraph.removed ? null : storedParagraph.html;
    if (stands === mine.html) {
      this.#drafts.delete(storedParagraph.key);
      this.#conflicts.delete(storedParagraph.key);
      changed.add(storedParagraph.key);
    } else this.#conflicts.set(storedParagraph.key, storedParagraph);
  }

  /** Settles a conflict: one's own words, theirs, or both, one below the other. */
  settle(key: string, choice: 'mine' | 'theirs' | 'both', freshKey: () => string): void {
    const storedParagraph = this.#conflicts.get(key);
    const mine = this.#drafts.get(key);
    if (!storedParagraph || !mine) return;
    this.#conflicts.delete(key);
    const changed = new Set([key]);
    if (choice === 'mine') this.#drafts.set(key, { ...mine, edition: storedParagraph.edition });
    else this.#drafts.delete(key);
    if (choice === 'both' && mine.html !== null) {
      const own = freshKey();
      this.#drafts.set(own, { ...mine, key: own, after: key, edition: null });
      changed.add(own);
    }
    for (const listener of this.#remote) listener(changed);
    this.#keep();
  }

  /** Drops what was not sent: it was discarded, or went another way. */
  forget(): void {
    this.#drafts.clear();
    this.#conflicts.clear();
    this.#keep();
  }

  /** Sends what waits; what is written meanwhile waits for the next time. @returns whether the server took it */
  async flush(): Promise<boolean> {
    const batch = this.pending;
    if (this.#sending || batch.length === 0) return batch.length === 0;
    this.#sending = true;
    if (this.saving !== 'offline') this.saving = 'saving';
    this.#tell();
    try {
      this.#acknowledge(batch, await this.#send(batch));
      return true;
    } catch (error) {
      this.saving = this.#judge(error) === 'again' ? 'offline' : 'refused';
      return false;
    } finally {
      this.#sending = false;
      this.#keep();
    }
  }
  #acknowledge(batch: readonly Draft[], { saved, conflicts, at }: Merged) {
    const sent = new Map(batch.map((draft) => [draft.key, draft]));
    for (const { key, edition } of saved) {
      const draft = sent.get(key);
      if (!draft) continue;
      const { after } = draft;
      if (!this.#order.includes(key)) this.#order.splice(after === null ? 0 : this.#order.indexOf(after) + 1 || this.#order.length, 0, key);
      const before = this.#known.get(key);
      if (!before || before.edition <= edition)
        this.#known.set(key, takenAs(draft, edition, { tab: this.#tab, at, before: before?.html ?? '' }));
      const now = this.#drafts.get(key);
      if (now === draft) this.#drafts.delete(key);
      else if (now) this.#drafts.set(key, { ...now, edition });
    }
    // Never made and gone again: the server has nothing of it.
    for (const draft of batch)
      if (draft.html === null && this.#drafts.get(draft.key) === draft && !this.#known.has(draft.key)) this.#drafts.delete(draft.key);
    for (const storedParagraph of conflicts) {
      this.#known.set(storedParagraph.key, storedParagraph);
      const draft = this.#drafts.get(storedParagraph.key);
      if (draft) this.#meet(storedParagraph, draft, new Set());
    }
    this.savedAt = at;
    this.saving = this.pending.length > 0 ? 'saving' : 'saved';
  }
}
