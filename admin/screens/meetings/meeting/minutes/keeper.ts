// Keeps the text of the minutes: in the browser with each keystroke until the server, every few seconds, has confirmed it.

import type { Conflict, Draft, DraftStore, Line, Merged, Paragraph, Saving, Sending, Verdict } from './draft.ts';
import { htmlOrNull, linesOf, takenAs } from './draft.ts';

export class Keeper {
  readonly #known = new Map<string, Paragraph>();
  /** The paragraph keys in the server's order. */
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
  /** Increased with each visible change. */
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
  /** Reports paragraphs changed by others, so that an editor updates them. */
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

  /** The paragraphs of an item to show: the server's, merged with the drafts. */
  lines(item_id: number | null): Line[] {
    return linesOf(item_id, this.#order, this.#known, this.#drafts);
  }

  /** Takes an editor's paragraphs of one item, and the keys that were just removed. */
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
    // A paragraph that the server never received needs no deletion.
    if (html === stands && !this.#sending) this.#drafts.delete(key);
    else this.#drafts.set(key, { key, item_id, after, html, edition: known?.edition ?? draft?.edition ?? null });
  }
  #keep() {
    this.#draftStore.write(this.drafts);
    if (this.pending.length > 0 && this.saving === 'saved') this.saving = 'saving';
    if (this.#drafts.size === 0 && !this.#sending && this.saving === 'saving') this.saving = 'saved';
    this.#tell();
  }

  /** Takes the server's current minutes. */
  receive(paragraphs: readonly Paragraph[]): void {
    const changed = new Set<string>();
    for (const one of paragraphs) {
      const before = this.#known.get(one.key);
      if (before && before.edition >= one.edition) continue;
      this.#known.set(one.key, one);
      const draft = this.#drafts.get(one.key);
      if (one.tab === this.#tab || !draft) {
        // Written by this tab: its answer was lost, or is still on its way.
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
  /** Two users have changed the same paragraph: both versions stay until one decides. */
  #meet(storedParagraph: Paragraph, mine: Draft, changed: Set<string>) {
    const stands = storedParagraph.removed ? null : storedParagraph.html;
    if (stands === mine.html) {
      this.#drafts.delete(storedParagraph.key);
      this.#conflicts.delete(storedParagraph.key);
      changed.add(storedParagraph.key);
    } else this.#conflicts.set(storedParagraph.key, storedParagraph);
  }

  /** Resolves a conflict: own text, the other's, or both, one below the other. */
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

  /** Drops unsent drafts: they were discarded, or sent another way. */
  forget(): void {
    this.#drafts.clear();
    this.#conflicts.clear();
    this.#keep();
  }

  /** Sends the waiting drafts; later text waits for the next call. @returns whether the server accepted them */
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
    // Created and deleted before sending: the server never had them.
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
