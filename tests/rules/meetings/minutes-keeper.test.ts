// What one writes in the minutes is never lost: not on a cut line, not on a lost answer, not to another writer.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Draft, Merged, Paragraph } from '#admin/screens/meetings/meeting/minutes/draft.ts';
import { Keeper } from '#admin/screens/meetings/meeting/minutes/keeper.ts';

type Stored = Paragraph & { html: string };
/** The server in small: it keeps a paragraph unless somebody else changed it since. */
const openServer = () => {
  const rows = new Map<string, Stored>();
  let cut: 'before' | 'after' | null = null;
  const write = (tab: string) => async (drafts: readonly Draft[]) => {
    if (cut === 'before') throw new Error('cut');
    const merged = { saved: [] as { key: string; edition: number }[], conflicts: [] as Paragraph[], at: '2026-11-24T10:52:03Z' };
    for (const { key, item_id, html, edition } of drafts) {
      const row = rows.get(key);
      if (!row && html === null) continue;
      const same = row && (html === null ? row.removed : !row.removed && row.html === html);
      if (row && !same && row.edition !== edition && row.tab !== tab) merged.conflicts.push(row);
      else {
        const next = row ? row.edition + (same ? 0 : 1) : 1;
        rows.set(key, {
          key,
          item_id,
          html: html ?? row?.html ?? '',
          removed: html === null,
          edition: next,
          tab,
          written_by_name: tab,
          written_at: '',
        });
        merged.saved.push({ key, edition: next });
      }
    }
    if (cut === 'after') throw new Error('cut');
    return merged satisfies Merged;
  };
  return {
    rows,
    write,
    cut: (how: typeof cut) => {
      cut = how;
    },
    all: () => [...rows.values()],
  };
};

let server = openServer();
const draftStoreOf = () => {
  let storedDrafts: Draft[] = [];
  return {
    read: () => storedDrafts,
    write: (drafts: readonly Draft[]) => {
      storedDrafts = [...drafts];
    },
  };
};
const open = (tab: string, draftStore = draftStoreOf()) => {
  const keeper = new Keeper(tab, draftStore, server.write(tab), () => 'again');
  keeper.receive(server.all());
  return keeper;
};
const type = (keeper: Keeper, key: string, text: string) => {
  const others = keeper.lines(null).filter((line) => line.key !== key);
  keeper.write(null, [...others, { key, html: `<p>${text}</p>` }]);
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
    await luka.flush();
    expect([luka.saving, server.rows.get('a')?.html]).toEqual(['saved', '<p>Zagon v nedeljo ob 6h</p>']);
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
    expect(server.rows.get('a')?.html).toBe('<p>Črpalka ostane.</p>');
    expect(draftStore.read()).toEqual([]);
  });

  it('makes no conflict with oneself where only the answer was lost', async () => {
    const luka = open('luka');
    server.cut('after');
    type(luka, 'a', 'Ena');
    await luka.flush();
    server.cut(null);
    type(luka, 'a', 'Ena in dve');
    luka.receive(server.all());
    expect(luka.conflicts).toEqual([]);
    await luka.flush();
    expect([luka.conflicts.length, luka.saving, server.rows.get('a')?.html]).toEqual([0, 'saved', '<p>Ena in dve</p>']);
  });
});

describe('two writers', () => {
  const both = async () => {
    const luka = open('luka');
    type(luka, 'a', 'Zagon');
    await luka.flush();
    return { luka, tina: open('tina') };
  };

  it('see what the other wrote, where they wrote nothing themselves', async () => {
    const { luka, tina } = await both();
    const changes: string[] = [];
    luka.onRemote((keys) => changes.push(...keys));
    type(tina, 'b', 'Razno');
    await tina.flush();
    luka.receive(server.all());
    expect([words(luka), changes]).toEqual([['Zagon', 'Razno'], ['b']]);
  });

  it.each([
    ['mine', ['Zagon v soboto']],
    ['theirs', ['Zagon v nedeljo']],
    ['both', ['Zagon v nedeljo', 'Zagon v soboto']],
  ] as const)('of one paragraph decide: %s', async (choice, left) => {
    const { luka, tina } = await both();
    server.cut('before');
    type(luka, 'a', 'Zagon v soboto');
    await luka.flush();
    server.cut(null);
    type(tina, 'a', 'Zagon v nedeljo');
    await tina.flush();
    await luka.flush();
    expect(luka.conflicts).toMatchObject([
      { mine: { html: '<p>Zagon v soboto</p>' }, storedParagraph: { html: '<p>Zagon v nedeljo</p>' } },
    ]);
    // Nothing is overwritten while nobody has decided.
    await luka.flush();
    expect(server.rows.get('a')?.html).toBe('<p>Zagon v nedeljo</p>');
    luka.settle('a', choice, () => 'fresh');
    await luka.flush();
    tina.receive(server.all());
    expect([words(luka), words(tina), luka.conflicts]).toEqual([left, left, []]);
  });

  it('hear of the other version before their own is sent, and keep both', async () => {
    const { luka, tina } = await both();
    type(luka, 'a', 'Zagon v soboto');
    type(tina, 'a', 'Zagon v nedeljo');
    await tina.flush();
    luka.receive(server.all());
    expect(words(luka)).toEqual(['Zagon v soboto']);
    expect(luka.conflicts).toMatchObject([
      { mine: { html: '<p>Zagon v soboto</p>' }, storedParagraph: { html: '<p>Zagon v nedeljo</p>' } },
    ]);
  });

  it('hear that a paragraph is gone in which they write', async () => {
    const { luka, tina } = await both();
    tina.write(null, [], ['a']);
    await tina.flush();
    type(luka, 'a', 'Zagon v soboto');
    await luka.flush();
    expect(luka.conflicts).toMatchObject([{ storedParagraph: { removed: true } }]);
    luka.settle('a', 'mine', () => 'fresh');
    await luka.flush();
    tina.receive(server.all());
    expect(words(tina)).toEqual(['Zagon v soboto']);
  });

  it('lose nothing, whatever they do in whatever order', async () => {
    let seed = 7;
    const random = (n: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * n);
    };
    for (let round = 0; round < 30; round += 1) {
      server = openServer();
      const pages = [open('luka'), open('tina')];
      const last = new Map<string, string>();
      for (let step = 0; step < 25; step += 1) {
        const who = random(2);
        const page = pages[who] ?? open('x');
        server.cut(random(4) === 0 ? (random(2) === 0 ? 'before' : 'after') : null);
        const what = random(4);
        // Each writes in paragraphs of their own: then the end is what each typed last.
        const key = `${who}-${random(3)}`;
        if (what < 2) {
          type(page, key, `${key} ${step}`);
          last.set(key, `${key} ${step}`);
        } else if (what === 2) await page.flush();
        else page.receive(server.all());
      }
      server.cut(null);
      for (const page of [...pages, ...pages]) await page.flush();
      for (const page of pages) page.receive(server.all());
      for (const page of pages) expect(new Set(words(page))).toEqual(new Set(last.values()));
    }
  });
});
