// Keeps the text of the minutes: in the browser with each keystroke until the server, every few seconds, has confirmed it.

import { newKey } from '#admin/providers/calls/idempotency-keys.ts';
import { mergedTexts, sameText } from '#schema/core/merge/texts.ts';
import {
  asLines,
  asText,
  type Conflict,
  type Draft,
  type DraftStore,
  htmlOrNull,
  type Line,
  linesOf,
  type Merged,
  movedKeys,
  type Paragraph,
  type Saving,
  type Sending,
  storedHtml,
  takenAs,
  type Unanswered,
  type Verdict,
} from './draft.ts';
import { mergedItem } from './merged-item.ts';

type Item = number | null;
/** What one call carries. */
const mostChanges = 500;
/** How often it is tried again at once when others save at the same time. */
const mostTries = 4;

export class Keeper {
  #known = new Map<string, Paragraph>();
  /** Read before a reload. */
  readonly #readKeys = new Set<string>();
  /** The paragraph keys in the server's order. */
  #order: string[] = [];
  #drafts = new Map<string, Draft>();
  readonly #conflicts = new Map<string, Conflict>();
  #unanswered: Unanswered[] = [];
  /** Read while changes were under way: it is not known yet whether they are among it. */
  #later: readonly Paragraph[] | null = null;
  readonly #listeners = new Set<() => void>();
  readonly #remote = new Set<(items: ReadonlySet<Item>) => void>();
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
    for (const { drafts, conflicts, unanswered, read_keys } of draftStore.read()) {
      for (const draft of drafts) this.#adopt(draft);
      for (const conflict of conflicts) this.#conflicts.set(conflict.key, conflict);
      this.#unanswered.push(...unanswered);
      for (const key of read_keys) this.#readKeys.add(key);
    }
    if (this.pending) this.saving = 'saving';
  }
  /** A draft of a page that was closed: another one may have changed the same paragraph. */
  #adopt(draft: Draft) {
    const other = this.#drafts.get(draft.key);
    const html = other ? htmlOrNull(mergedTexts(other.base ?? '', other.html ?? '', draft.html ?? '').html) : draft.html;
    this.#drafts.set(draft.key, { ...(other ?? draft), html });
  }

  listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  /** Reports items whose text was changed by others, so that their editors show it. */
  onRemote = (listener: (items: ReadonlySet<Item>) => void): (() => void) => {
    this.#remote.add(listener);
    return () => this.#remote.delete(listener);
  };
  #tell() {
    this.revision += 1;
    for (const listener of this.#listeners) listener();
  }
  #tellRemote(items: ReadonlySet<Item>) {
    if (items.size > 0) for (const listener of this.#remote) listener(items);
  }

  /** Whether there is something that the server has not confirmed. */
  get pending(): boolean {
    return this.#drafts.size > 0 || this.#unanswered.length > 0;
  }
  /** Whether a call was sent whose answer is not known. */
  get unanswered(): boolean {
    return this.#unanswered.length > 0;
  }
  get conflicts(): readonly Conflict[] {
    return [...this.#conflicts.values()];
  }
  get drafts(): readonly Draft[] {
    return [...this.#drafts.values()];
  }

  #stored(item: Item): Line[] {
    return this.#order.flatMap((key) => {
      const paragraph = this.#known.get(key);
      const html = storedHtml(paragraph);
      return paragraph?.item_id === item && html !== null ? { key, html } : [];
    });
  }
  /** The paragraphs of an item to show: the server's, merged with the drafts. */
  lines(item: Item): Line[] {
    return linesOf(item, this.#stored(item), this.#drafts);
  }

  /** Takes an editor's paragraphs of one item, and the keys that were just removed. */
  write(item: Item, lines: readonly Line[], gone: readonly string[] = []): void {
    this.#draw(item, lines, gone);
    // What was refused may have been mended.
    if (this.saving === 'refused') this.saving = 'saving';
    this.#keep();
  }
  #draw(item: Item, lines: readonly Line[], gone: readonly string[]) {
    const moved = movedKeys(
      this.#stored(item).map(({ key }) => key),
      lines.map(({ key }) => key),
    );
    let after: string | null = null;
    for (const { key, html } of lines) {
      const words = htmlOrNull(html);
      this.#put({ key, item_id: item, after, html: words, relocated: moved.has(key) });
      if (words !== null) after = key;
    }
    for (const key of gone) this.#put({ key, item_id: item, after: this.#drafts.get(key)?.after ?? null, html: null, relocated: false });
  }
  #put(change: Omit<Draft, 'edition' | 'base'>) {
    const { key, html, relocated } = change;
    const known = this.#known.get(key);
    const draft = this.#drafts.get(key);
    const base = known ? storedHtml(known) : (draft?.base ?? null);
    const same = !relocated && (html === base || (html !== null && base !== null && sameText(html, base)));
    // What is under way may already stand on the server.
    const underWay = this.#unanswered.some(({ batch }) => batch.some((one) => one.key === key));
    this.#drafts.delete(key);
    if (!same || underWay) this.#drafts.set(key, { ...change, base, edition: known?.edition ?? draft?.edition ?? null });
  }
  #keep() {
    const read_keys = this.#drafts.size > 0 ? [...this.#readKeys] : [];
    this.#draftStore.write({ drafts: this.drafts, conflicts: this.conflicts, unanswered: this.#unanswered, read_keys });
    if (this.pending && this.saving === 'saved') this.saving = 'saving';
    if (!this.pending && this.saving === 'saving') this.saving = 'saved';
    this.#tell();
  }

  /** Takes the server's current minutes. */
  receive(paragraphs: readonly Paragraph[]): void {
    if (this.unanswered) this.#later = paragraphs;
    else {
      this.#rebase(paragraphs);
      this.#keep();
    }
  }
  /** Puts what is not saved yet on top of what stands now. */
  #rebase(received: readonly Paragraph[]) {
    const now = received.map((one) => {
      const known = this.#known.get(one.key);
      // Of an item that was deleted the paragraphs stand without one, in the same edition.
      const moved = known?.edition === one.edition && known.item_id !== one.item_id;
      return known && known.edition >= one.edition && !moved ? known : one;
    });
    const [before, drafts] = [this.#known, this.#drafts];
    const changed = now.filter((one) => before.get(one.key) !== one);
    const places = [...before.keys()].length !== now.length || this.#order.some((key, at) => now[at]?.key !== key);
    const items = new Set<Item>(changed.flatMap(({ key, item_id }) => [item_id, before.get(key)?.item_id ?? item_id]));
    if (places) for (const { item_id } of now) items.add(item_id);
    // A paragraph whose item is gone stands without one.
    for (const one of changed) {
      const draft = drafts.get(one.key);
      if (draft && draft.item_id !== one.item_id) drafts.set(one.key, { ...draft, item_id: one.item_id });
    }
    const merges = [...items].flatMap((item) => {
      const own = [...drafts.values()].filter(({ item_id }) => item_id === item);
      if (own.length === 0) return [];
      const first = own.some(({ key }) => before.get(key)?.tab === this.#tab) ? 'mine' : 'theirs';
      return { item, own, ...mergedItem(item, now, { drafts, before, readKeys: this.#readKeys, first }) };
    });
    this.#known = new Map(now.map((one) => [one.key, one]));
    this.#order = now.map(({ key }) => key);
    for (const key of this.#order) this.#readKeys.add(key);
    for (const { item, own, lines, conflicts } of merges) {
      for (const { key } of own) drafts.delete(key);
      const shown = new Set(lines.map(({ key }) => key));
      this.#draw(
        item,
        lines,
        this.#stored(item).flatMap(({ key }) => (shown.has(key) ? [] : [key])),
      );
      for (const conflict of conflicts) this.#conflicts.set(conflict.key, conflict);
    }
    this.#tellRemote(items);
  }
  /** Resolves a conflict: own text, the other's, or both, as they stand. What was written since stays. */
  settle(key: string, choice: 'mine' | 'other' | 'both'): void {
    const conflict = this.#conflicts.get(key);
    if (!conflict) return;
    this.#conflicts.delete(key);
    const lines = this.lines(conflict.item_id);
    const at = lines.findIndex((line) => line.key === key);
    if (choice !== 'both' && at >= 0) {
      const { html } = mergedTexts(conflict.both, conflict[choice] ?? '', lines[at]?.html ?? '', 'mine');
      const chosen = asLines(html === '' ? '' : asText([{ key, html }]), newKey);
      this.#draw(conflict.item_id, lines.toSpliced(at, 1, ...chosen), chosen.length > 0 ? [] : [key]);
      this.#tellRemote(new Set([conflict.item_id]));
    }
    this.#keep();
  }

  /** Drops unsent drafts: they were discarded, or sent another way. */
  forget(): void {
    this.#drafts.clear();
    this.#conflicts.clear();
    this.#unanswered = [];
    this.#keep();
  }

  /** Sends the waiting drafts; later text waits for the next call. @returns whether the server accepted them */
  async flush(): Promise<boolean> {
    if (this.#sending) return false;
    this.#sending = true;
    try {
      for (let tries = 0; tries < mostTries; tries += 1) {
        const sent = this.#next();
        if (!sent) return true;
        if (this.saving !== 'offline') this.saving = 'saving';
        this.#keep();
        const { saved, stands, at } = await this.#send(sent);
        this.#unanswered.shift();
        this.savedAt = at;
        // Somebody was quicker: nothing was saved, and what stands now is built upon.
        if (stands.length > 0) this.#rebase(stands);
        else {
          this.#take(sent, saved, at);
          break;
        }
      }
      this.saving = this.pending ? 'saving' : 'saved';
      return true;
    } catch (error) {
      const again = this.#judge(error) === 'again';
      // What was refused has changed nothing.
      if (!again) this.#unanswered.shift();
      this.saving = again ? 'offline' : 'refused';
      return false;
    } finally {
      this.#sending = false;
      if (this.#later && !this.unanswered) {
        const later = this.#later;
        this.#later = null;
        this.#rebase(later);
      }
      this.#keep();
    }
  }
  /** What was sent without an answer, or else the drafts. */
  #next(): Unanswered | undefined {
    if (!this.unanswered && this.#drafts.size > 0) {
      const revision = [...this.#known.values()].reduce((sum, { edition }) => sum + edition, 0);
      this.#unanswered.push({ request: newKey(), tab: this.#tab, revision, batch: this.drafts.slice(0, mostChanges) });
    }
    return this.#unanswered[0];
  }
  #take({ batch, tab }: Unanswered, saved: Merged['saved'], at: string) {
    const editions = new Map(saved.map(({ key, edition }) => [key, edition]));
    for (const sent of batch) {
      const { key, after, html, relocated } = sent;
      const edition = editions.get(key);
      const draft = this.#drafts.get(key);
      const unchanged = draft?.html === html && draft.relocated === relocated;
      // Created and deleted before sending: the server never had it.
      if (edition === undefined) {
        if (unchanged) this.#drafts.delete(key);
        continue;
      }
      const before = this.#known.get(key);
      const placed = this.#order.includes(key);
      if (placed && relocated) this.#order.splice(this.#order.indexOf(key), 1);
      if (!placed || relocated) this.#order.splice(after === null ? 0 : this.#order.indexOf(after) + 1 || this.#order.length, 0, key);
      this.#readKeys.add(key);
      if (!before || before.edition <= edition)
        this.#known.set(key, takenAs(sent, edition, { tab, at, before: before?.html ?? sent.base ?? '' }));
      if (unchanged) this.#drafts.delete(key);
      else if (draft) this.#drafts.set(key, { ...draft, edition, base: html, relocated: draft.relocated && draft.after !== after });
    }
  }
}
