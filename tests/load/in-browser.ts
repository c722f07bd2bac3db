// The rows that need a browser and the built pages: what somebody at a screen waits for, and what their machine must load and keep.
import { emailOf } from '../support/stories/cast.ts';
import { type Companies, type Copy, holds, type Size } from './data.ts';
import { ofClients } from './growth.ts';
import { nextPaints } from './next-paint.ts';
import { paintRows } from './paint-rows.ts';
import { addStaff } from './people-away.ts';
import { type Running, stepBack } from './processes.ts';
import { signIn, startProduct, type Wish } from './requests.ts';
import { scrolledViews, scrolling } from './scrolling.ts';
import { sizes } from './sizes.ts';
import { type Line, limitLine, whole } from './table.ts';
import { terminalHeap } from './terminal.ts';
import { typedSearches } from './typed-search.ts';

const typed = 'from the last key to the clients on the screen';
const painted = 'the largest paint';
const next = 'the next paint';
const scrolled = 'frames of the calendar of absences';
const growth = "growth of a wall terminal's page";

const ofTasks = (quick: boolean) => ({ tasks: quick ? 500 : 100_000 });
type At = { readonly server: Running; readonly copy: Copy };
const measures: Readonly<Record<string, { readonly size: (quick: boolean) => Size; lines(at: At, wish: Wish): Promise<Line[]> }>> = {
  [typed]: {
    size: ofClients,
    async lines({ server, copy }, { quick }) {
      const row = await typedSearches({ port: server.port, cookie: await signIn(server, emailOf('admin')) }, quick ? 3 : 20);
      const { client } = await holds(copy.url);
      return [
        limitLine(`${typed}, ${whole(client)} of them, the median of ${row.searches}`, row.median, 300, 'ms'),
        limitLine(`${typed}, the 95th of 100`, row.p95, 300, 'ms'),
      ];
    },
  },
  [painted]: {
    size: ofTasks,
    lines: async ({ server }, { quick }) => paintRows({ port: server.port, cookie: await signIn(server, emailOf('luka')) }, quick ? 1 : 5),
  },
  [next]: {
    size: ofTasks,
    async lines({ server, copy }, { quick }) {
      const slowest = await nextPaints({ port: server.port, cookie: await signIn(server, emailOf('luka')) }, quick ? 3 : 20);
      const { task } = await holds(copy.url);
      return Object.entries(slowest).map(([act, ms]) => limitLine(`${act}: ${next}, ${whole(task)} tasks, the 95th of 100`, ms, 100, 'ms'));
    },
  },
  [scrolled]: {
    size: ofClients,
    async lines({ server, copy }, { quick }) {
      const people = quick ? 60 : 300;
      await addStaff(copy.url, { people, years: 1 });
      const frames = await scrolling({ port: server.port, cookie: await signIn(server, emailOf('admin')) }, quick ? 60 : 600);
      return scrolledViews.flatMap((view) => {
        const name = `${scrolled}, ${whole(people)} people, ${view}`;
        const beside = ` (a page with nothing on it: ${frames.nothing.p95.toFixed(1)} ms, ${(frames.nothing.late * 100).toFixed(1)} %)`;
        const lateMore = (frames[view].late - frames.nothing.late) * 100;
        return [
          limitLine(`${name}: the 95th of 100 between two of them`, frames[view].p95, 17, 'ms', 1, beside),
          limitLine(`${name}: late ones more than on a page with nothing on it`, lateMore, 5, '%', 1),
        ];
      });
    },
  },
  [growth]: {
    size: ofClients,
    async lines({ server }, { quick }) {
      const taps = quick ? 100 : 10_000;
      const heap = await terminalHeap(server.port, taps);
      const name = `${growth}, ${whole(taps)} taps (${(heap.before / 1e6).toFixed(2)} MB at first)`;
      return [limitLine(name, (heap.after / heap.before - 1) * 100, 10, '%', 1)];
    },
  },
};

/** Each in a server of its own; the scripts by the build that lies in dist. */
export const browserLines = async (companies: Companies, wish: Wish): Promise<Line[]> => {
  const { quick, isChosen, say } = wish;
  const built = sizes();
  if (!built) {
    say('The pages were not measured: there is no build (npm run build).');
    return [];
  }
  const lines: Line[] = [];
  stepBack();
  for (const [name, measure] of Object.entries(measures)) {
    if (!isChosen(name)) continue;
    say(`${name} …`);
    const copy = await companies.copy(measure.size(quick));
    const server = await startProduct(copy);
    try {
      lines.push(...(await measure.lines({ server, copy }, wish)));
    } finally {
      await server.stop();
      await copy.remove();
    }
  }
  for (const { name, kB, target } of built) if (isChosen(name)) lines.push(limitLine(name, kB, target, 'kB'));
  return lines;
};
