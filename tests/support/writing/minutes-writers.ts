// Pages on which the minutes of one meeting are written at once, over a line that is cut now and then.
import fc from 'fast-check';
import type { DraftStore, Line, Merged, Paragraph, StoredDrafts, Unanswered } from '#admin/screens/meetings/meeting/minutes/draft.ts';
import { Keeper } from '#admin/screens/meetings/meeting/minutes/keeper.ts';
import { type Alphabet, alphabet, blocksOf, type Edit, edited, signsIn, someEdit, type TextLine, textIn } from './random-text.ts';

export type Server = {
  readonly read: () => Promise<readonly Paragraph[]>;
  readonly write: (writer: number, sent: Unanswered) => Promise<Merged>;
};

const acts = ['edit', 'edit', 'edit', 'edit', 'send', 'send', 'read', 'read', 'reload', 'settle'] as const;
export type Step = {
  readonly writer: number;
  readonly act: (typeof acts)[number];
  readonly edit: Edit;
  /** Where the line is cut: before the server, or on the way back. */
  readonly cut: 'before' | 'after' | null;
  readonly choice: 'mine' | 'other' | 'both';
};
export const someSteps = (writers: number, most: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      writer: fc.integer({ min: 0, max: writers - 1 }),
      act: fc.constantFrom(...acts),
      edit: someEdit,
      cut: fc.constantFrom(null, null, null, 'before' as const, 'after' as const),
      choice: fc.constantFrom('mine' as const, 'other' as const, 'both' as const),
    }),
    { maxLength: most, size: 'max' },
  );

/** The keys after a change: a block that is still there keeps its own, and what changed in its place too. */
const keyed = (before: readonly Line[], blocks: readonly string[], newKey: () => string): Line[] => {
  const left = [...before];
  const same = blocks.map((html) => {
    const at = left.findIndex((line) => line.html === html);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  });
  return blocks.map((html, at) => ({ key: (same[at] ?? left.shift())?.key ?? newKey(), html }));
};

const storeOf = (): DraftStore => {
  let stored: StoredDrafts | null = null;
  return {
    read: () => (stored ? [stored] : []),
    write: (next) => {
      stored = structuredClone(next);
    },
  };
};

class Page {
  readonly #store = storeOf();
  readonly #server: Server;
  readonly #writer: number;
  cut: Step['cut'] = null;
  keeper: Keeper;
  constructor(server: Server, writer: number) {
    this.#server = server;
    this.#writer = writer;
    this.keeper = this.#open();
  }
  #open(): Keeper {
    const send = async (sent: Unanswered) => {
      if (this.cut === 'before') throw new Error('cut');
      const merged = await this.#server.write(this.#writer, sent);
      if (this.cut === 'after') throw new Error('cut');
      return merged;
    };
    return new Keeper(`tab-of-${this.#writer}`, this.#store, send, () => 'again');
  }
  async read() {
    if (this.cut) return;
    if (this.keeper.unanswered) await this.keeper.flush();
    this.keeper.receive(await this.#server.read());
  }
  async reload() {
    this.keeper = this.#open();
    this.cut = null;
    await this.read();
  }
  get html(): string {
    return this.keeper
      .lines(null)
      .map(({ html }) => html)
      .join('');
  }
}

export type Outcome = {
  readonly texts: readonly string[];
  readonly stored: string;
  readonly typed: ReadonlySet<string>;
  /** Taken out by somebody who saw it. */
  readonly deleted: ReadonlySet<string>;
  /** Whether anybody was told of a conflict. */
  readonly disputed: boolean;
};

/** Runs the steps, then lets everybody send and read until nothing is left to send. */
export const written = async (server: Server, writers: number, steps: readonly Step[]): Promise<Outcome> => {
  const letters: Alphabet = alphabet();
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `paragraph-${keys}`;
  };
  const pages = Array.from({ length: writers }, (_one, writer) => new Page(server, writer));
  for (const page of pages) await page.read();
  const [typed, deleted] = [new Set<string>(), new Set<string>()];
  let disputed = false;
  const watched = (page: Page, act: () => void) => {
    const before = signsIn(page.html);
    act();
    const after = signsIn(page.html);
    for (const sign of after.keys()) typed.add(sign);
    // Of what stands twice, because two disagreed, one may have been taken out.
    for (const [sign, times] of before) if ((after.get(sign) ?? 0) < times) deleted.add(sign);
  };
  for (const { writer, act, edit, cut, choice } of steps) {
    const page = pages[writer];
    if (!page) continue;
    page.cut = cut;
    if (act === 'edit')
      watched(page, () => {
        const lines = page.keeper.lines(null);
        const text: readonly TextLine[] = lines.flatMap(({ html }) => textIn(html));
        const next = keyed(lines, blocksOf(edited(text, edit, letters)), newKey);
        const shown = new Set(next.map(({ key }) => key));
        page.keeper.write(
          null,
          next,
          lines.flatMap(({ key }) => (shown.has(key) ? [] : [key])),
        );
      });
    else if (act === 'send') await page.keeper.flush();
    else if (act === 'read') await page.read();
    else if (act === 'reload') await page.reload();
    else {
      const [conflict] = page.keeper.conflicts;
      if (conflict) watched(page, () => page.keeper.settle(conflict.key, choice));
    }
    disputed ||= page.keeper.conflicts.length > 0;
  }
  for (const page of pages) page.cut = null;
  for (let round = 0; round < 30; round += 1) {
    for (const page of pages) {
      await page.keeper.flush();
      await page.read();
      disputed ||= page.keeper.conflicts.length > 0;
    }
    if (pages.every(({ keeper }) => !keeper.pending)) break;
  }
  for (const page of pages) await page.read();
  const stored = (await server.read()).flatMap(({ html, removed }) => (removed ? [] : [html])).join('');
  return { texts: pages.map(({ html }) => html), stored, typed, deleted, disputed };
};

/** What was lost, doubled or differs; empty where all is as it should be. */
export const faultsOf = ({ texts, stored, typed, deleted, disputed }: Outcome): string[] => {
  const faults = texts.flatMap((text, at) => (text === stored ? [] : [`${at} shows ${text} instead of ${stored}`]));
  const signs = signsIn(stored);
  for (const sign of typed) if (!signs.has(sign) && !deleted.has(sign)) faults.push(`${sign} is lost in ${stored}`);
  if (!disputed) for (const [sign, times] of signs) if (times > 1) faults.push(`${sign} stands ${times} times in ${stored}`);
  return faults;
};
