// What one writes in the minutes is never lost: not on a cut line, not on a lost answer, not to another writer.
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Draft, Merged, Paragraph, StoredDrafts, Unanswered } from '#admin/screens/meetings/meeting/minutes/draft.ts';
import { Keeper } from '#admin/screens/meetings/meeting/minutes/keeper.ts';
import { faultsOf, type Server, someSteps, written } from '#tests/support/writing/minutes-writers.ts';

/** The server in small: a call acts once, and only on what its page has seen. */
const openServer = () => {
  let rows: Paragraph[] = [];
  const answers = new Map<string, Merged>();
  let cut: 'before' | 'after' | null = null;
  const placed = (row: Paragraph, after: string | null) => {
    const others = rows.filter(({ key }) => key !== row.key);
    const at = after === null ? -1 : others.findIndex(({ key }) => key === after);
    rows = others.toSpliced(after !== null && at < 0 ? others.length : at + 1, 0, row);
  };
  const apply = ({ tab, revision, batch }: Unanswered): Merged => {
    const saved: { key: string; edition: number }[] = [];
    const isSame = (row: Paragraph, { html, relocated }: Draft) =>
      !relocated && (html === null ? row.removed : !row.removed && row.html === html);
    const at = '2026-11-24T10:52:03Z';
    if (revision !== rows.reduce((sum, { edition }) => sum + edition, 0)) return { saved, stands: rows, at };
    for (const draft of batch) {
      const { key, item_id, html, after, relocated } = draft;
      const row = rows.find((one) => one.key === key);
      if (!row && html === null) continue;
      const edition = row ? row.edition + (isSame(row, draft) ? 0 : 1) : 1;
      const words = html ?? row?.html ?? '';
      const changed = { key, item_id, html: words, removed: html === null, edition, tab, written_by_name: tab, written_at: '' };
      if (!row || relocated) placed(changed, after);
      else rows = rows.map((one) => (one === row ? changed : one));
      saved.push({ key, edition });
    }
    return { saved, stands: [], at };
  };
  const answer = (sent: Unanswered): Merged => {
    const known = answers.get(sent.request) ?? apply(sent);
    answers.set(sent.request, known);
    return known;
  };
  const write = async (sent: Unanswered) => {
    if (cut === 'before') throw new Error('cut');
    const merged = answer(sent);
    if (cut === 'after') throw new Error('cut');
    return merged;
  };
  return {
    write,
    get: (key: string) => rows.find((row) => row.key === key),
    cut: (how: typeof cut) => {
      cut = how;
    },
    all: () => rows,
    server: { read: async () => rows, write: async (_writer, sent) => answer(sent) } satisfies Server,
  };
};

let server = openServer();
const draftStoreOf = () => {
  let storedDrafts: StoredDrafts[] = [];
  return {
    read: () => storedDrafts,
    write: (stored: StoredDrafts) => {
      storedDrafts = [stored];
    },
  };
};
const open = (tab: string, draftStore = draftStoreOf()) => {
  const keeper = new Keeper(tab, draftStore, server.write, () => 'again');
  keeper.receive(server.all());
  return keeper;
};
const type = (keeper: Keeper, key: string, text: string) => {
  const lines = keeper.lines(null);
  const at = lines.findIndex((line) => line.key === key);
  const line = { key, html: `<p>${text}</p>` };
  keeper.write(null, at < 0 ? [...lines, line] : lines.with(at, line));
};
const words = (keeper: Keeper) => keeper.lines(null).map(({ html }) => html.replace(/<[^>]*>/g, ''));
beforeEach(() => {
  server = openServer();
});

describe('a cut line', () => {
  it('loses no keystroke: what was typed meanwhile is sent once it is back', async () => {
    const luka = open('luka');
    type(luka, 'a', 'Zagon');
    await luka.flush();
    expect(luka.saving).toBe('saved');
    server.cut('before');
    for (const text of ['Zagon v', 'Zagon v nedeljo', 'Zagon v nedeljo ob 6h']) {
      type(luka, 'a', text);
      await luka.flush();
    }
    expect(luka.saving).toBe('offline');
    server.cut(null);
    while (luka.pending) await luka.flush();
    expect([luka.saving, server.get('a')?.html]).toEqual(['saved', '<p>Zagon v nedeljo ob 6h</p>']);
  });

  it('loses no keystroke over a reload of the page', async () => {
    const draftStore = draftStoreOf();
    server.cut('before');
    const first = open('luka', draftStore);
    type(first, 'a', 'Črpalka ostane.');
    await first.flush();
    const again = open('luka', draftStore);
    expect(words(again)).toEqual(['Črpalka ostane.']);
    server.cut(null);
    await again.flush();
    expect(server.get('a')?.html).toBe('<p>Črpalka ostane.</p>');
    expect(draftStore.read()).toEqual([{ drafts: [], conflicts: [], unanswered: [], read_keys: [] }]);
  });

  it('doubles nothing where only the answer was lost and somebody has written on since', async () => {
    const luka = open('luka');
    server.cut('after');
    type(luka, 'a', 'Ena');
    await luka.flush();
    server.cut(null);
    const tina = open('tina');
    type(tina, 'a', 'Ena tri');
    await tina.flush();
    type(luka, 'a', 'Ena dve');
    luka.receive(server.all());
    while (luka.pending) await luka.flush();
    luka.receive(server.all());
    expect([luka.conflicts, luka.saving, words(luka)]).toEqual([[], 'saved', ['Ena dve tri']]);
  });
});

describe('two writers', () => {
  const both = async () => {
    const luka = open('luka');
    type(luka, 'a', 'Zagon v torek');
    await luka.flush();
    return { luka, tina: open('tina') };
  };

  it('see what the other wrote, where they wrote nothing themselves', async () => {
    const { luka, tina } = await both();
    const changes: (number | null)[] = [];
    luka.onRemote((items) => changes.push(...items));
    type(tina, 'b', 'Razno');
    await tina.flush();
    luka.receive(server.all());
    expect([words(luka), changes]).toEqual([['Zagon v torek', 'Razno'], [null]]);
  });

  it('of one paragraph both keep what they wrote, without a word', async () => {
    const { luka, tina } = await both();
    type(luka, 'a', 'Zagon v torek. Luka pripravi.');
    type(tina, 'a', 'Prvi zagon v torek');
    await tina.flush();
    await luka.flush();
    await luka.flush();
    tina.receive(server.all());
    const text = ['Prvi zagon v torek. Luka pripravi.'];
    expect([words(luka), words(tina), luka.conflicts]).toEqual([text, text, []]);
  });

  it.each([
    ['mine', ['Zagon v soboto']],
    ['other', ['Zagon v nedeljo']],
    ['both', ['Zagon v soboto nedeljo']],
  ] as const)('of one word are told, and decide: %s', async (choice, left) => {
    const { luka, tina } = await both();
    const draftStore = draftStoreOf();
    const away = open('luka', draftStore);
    server.cut('before');
    type(away, 'a', 'Zagon v soboto');
    await away.flush();
    server.cut(null);
    type(tina, 'a', 'Zagon v nedeljo');
    await tina.flush();
    while (away.pending) await away.flush();
    const conflict = { key: 'a', mine: '<p>Zagon v soboto</p>', other: '<p>Zagon v nedeljo</p>', both: '<p>Zagon v soboto nedeljo</p>' };
    expect(away.conflicts).toMatchObject([conflict]);
    // A reload asks again.
    const again = open('luka', draftStore);
    expect(again.conflicts).toMatchObject([conflict]);
    again.settle('a', choice);
    await again.flush();
    for (const one of [luka, tina]) one.receive(server.all());
    expect([words(again), words(luka), words(tina), again.conflicts]).toEqual([left, left, left, []]);
    expect(draftStore.read()).toEqual([{ drafts: [], conflicts: [], unanswered: [], read_keys: [] }]);
  });

  it('keep what was written since, when they decide', async () => {
    const { luka, tina } = await both();
    type(luka, 'a', 'Zagon v soboto');
    type(tina, 'a', 'Zagon v nedeljo');
    await tina.flush();
    luka.receive(server.all());
    await luka.flush();
    tina.receive(server.all());
    type(tina, 'a', 'Zagon v soboto nedeljo, ob 6h');
    await tina.flush();
    luka.receive(server.all());
    luka.settle('a', 'mine');
    expect(words(luka)).toEqual(['Zagon v soboto, ob 6h']);
  });

  it('hear that a paragraph is gone in which they write', async () => {
    const { luka, tina } = await both();
    tina.write(null, [], ['a']);
    await tina.flush();
    type(luka, 'a', 'Zagon v torek zjutraj');
    luka.receive(server.all());
    expect(luka.conflicts).toMatchObject([{ mine: '<p>Zagon v torek zjutraj</p>', other: null }]);
    await luka.flush();
    tina.receive(server.all());
    expect(words(tina)).toEqual(['Zagon v torek zjutraj']);
    luka.settle('a', 'other');
    await luka.flush();
    tina.receive(server.all());
    expect(words(tina)).toEqual([]);
  });

  it('find what was written under an item that is gone without one', async () => {
    const luka = open('luka');
    luka.write(7, [{ key: 'a', html: '<p>Popust</p>' }]);
    await luka.flush();
    luka.receive(server.all().map((row) => ({ ...row, item_id: null })));
    expect([luka.lines(7), luka.lines(null)]).toEqual([[], [{ key: 'a', html: '<p>Popust</p>' }]]);
  });

  it('see a paragraph in its new place', async () => {
    const { luka, tina } = await both();
    type(luka, 'b', 'Razno');
    await luka.flush();
    tina.receive(server.all());
    tina.write(null, tina.lines(null).toReversed());
    type(luka, 'a', 'Zagon v torek zjutraj');
    for (const one of [tina, luka]) while (one.pending) await one.flush();
    for (const one of [tina, luka]) one.receive(server.all());
    expect([words(luka), words(tina)]).toEqual([
      ['Razno', 'Zagon v torek zjutraj'],
      ['Razno', 'Zagon v torek zjutraj'],
    ]);
  });
});

describe.each([2, 3])('%i writers', (writers) => {
  it('lose no character unseen, double none and end with one text, whatever they do', async () => {
    await fc.assert(
      fc.asyncProperty(someSteps(writers, 60), async (steps) => {
        const { server: small } = openServer();
        expect(faultsOf(await written(small, writers, steps))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
