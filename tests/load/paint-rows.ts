// The rows of the benchmark about the first sight of a page: beside a page with React alone, and on an old phone with a bad line.
import { largestPaints, type Visited } from './largest-paint.ts';
import { serveReactAlone } from './react-alone.ts';
import { ownTask, shownPage } from './shown-tasks.ts';
import { growthLine, type Line, limitLine } from './table.ts';

const painted = 'the largest paint';
const slowly = `${painted} on slow 4G with a fourth of the processor`;

/** What each page may take: so many times a page with React alone; on the slow line so many milliseconds at the first visit, and after it. */
export const paintRows = async (from: { readonly port: number; readonly cookie: string }, visits: number): Promise<Line[]> => {
  const { port } = from;
  const login: Visited = { port, path: '/login' };
  const task: Visited = { ...from, path: `/task/${await ownTask(from)}` };
  const confirm: Visited = { port, path: await shownPage(from) };
  const alone = await serveReactAlone();
  try {
    const nothing = { first: Number.NaN, again: Number.NaN };
    const [react = nothing, atLogin = nothing, atTask = nothing] = await largestPaints(
      [{ port: alone.port, path: '/' }, login, task],
      visits,
      false,
    );
    const [slowConfirm = nothing, slowLogin = nothing, slowTask = nothing] = await largestPaints([confirm, login, task], visits, true);
    return [
      growthLine(`/login, ${painted}, to a page with React alone`, atLogin.first, react.first, 1.5),
      growthLine(`task screen, ${painted}, to a page with React alone`, atTask.first, react.first, 3),
      limitLine(`/confirmTask, ${slowly}`, slowConfirm.first, 2500, 'ms'),
      limitLine(`/login, ${slowly}`, slowLogin.first, 2500, 'ms'),
      limitLine(`task screen, ${slowly}`, slowTask.first, 4000, 'ms'),
      limitLine(`task screen, ${slowly}, once more`, slowTask.again, 1500, 'ms'),
    ];
  } finally {
    alone.close();
  }
};
