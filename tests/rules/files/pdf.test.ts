// A long paper is set beside the others: they are answered meanwhile, and one that nobody can wait for ends itself alone.
import { expect, it } from 'vitest';
import type { PaperDefinition } from '#server/core/files/paper-style.ts';
import { openPrinter } from '#server/core/files/pdf.ts';
import { tableOf } from '#server/domain/paper/paper-table.ts';
import { sheetsOf, textOf } from '#tests/support/pdf-text.ts';

const limits = { patienceMs: 60_000, memory: 384, idleMs: 60_000 };
const paper = (lines: number): PaperDefinition => ({
  defaultStyle: { font: 'Roboto' },
  content: [
    tableOf(
      [
        { head: 'Kaj', width: '*' },
        { head: 'Koliko', width: 60, right: true },
      ],
      Array.from({ length: lines }, (_one, at) => [`Prirobnica ${at}`, String(at)]),
    ),
  ],
  foot: { text: 'Toplar servis', page: 'Stran {page} od {pages}' },
});

it('a paper of hundreds of lines is set while others have their turns', async () => {
  const print = openPrinter(limits);
  await print(paper(1));
  let setting = true;
  let turns = 0;
  const turn = () => {
    turns += 1;
    if (setting) setImmediate(turn);
  };
  setImmediate(turn);
  const bytes = await print(paper(400));
  setting = false;
  expect(turns).toBeGreaterThan(500);
  const sheets = await sheetsOf(bytes);
  expect(textOf(sheets.slice(0, 1))).toContain(`Stran 1 od ${sheets.length}`);
  expect(textOf(sheets)).toContain('Prirobnica 399');
});

it.each([
  ['takes longer than anybody waits', { ...limits, patienceMs: 1 }],
  ['needs more memory than there is', { ...limits, memory: 24 }],
])('a paper that %s is refused, and the others are set', async (_case, tight) => {
  const refused = openPrinter(tight)(paper(3000));
  await expect(refused).rejects.toMatchObject({ status: 503, reason: 'paperTooLarge' });
});

it('the next paper is set by another thread when one has failed', async () => {
  const print = openPrinter(limits);
  const broken = { ...paper(1), defaultStyle: { font: 'Nikjer' } };
  const [failed, next] = await Promise.allSettled([print(broken), print(paper(1))]);
  expect(failed).toMatchObject({ status: 'rejected', reason: expect.objectContaining({ message: expect.stringContaining('Nikjer') }) });
  expect(next.status).toBe('fulfilled');
});
