// Every screen is a part of the program of its own; when one does not come, the person is told why.
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createElement, lazy, useState } from 'react';

/** Milliseconds after which a part counts as lost. */
export const patience = 120_000;

export type ChunkTrouble = 'timeout' | 'error' | 'missing';

/** A part of the program that did not load: the time ran out, the transfer failed, or the server has a newer program. */
export class ChunkError extends Error {
  readonly trouble: ChunkTrouble;
  constructor(trouble: ChunkTrouble, cause?: unknown) {
    super(`A part of the program did not load: ${trouble}.`, { cause });
    this.name = 'ChunkError';
    this.trouble = trouble;
  }
}

/** The browser says only that an import failed, and where: the address itself tells whether the file is gone. */
const troubleOf = async (error: unknown): Promise<ChunkTrouble> => {
  const address = /https?:\S+/.exec(String(error))?.[0];
  if (!address) return 'error';
  try {
    const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return answer.ok && /javascript|css/.test(answer.headers.get('Content-Type') ?? '') ? 'error' : 'missing';
  } catch {
    return 'error';
  }
};

/** Loads a part within the time that there is, or fails with the reason. */
export const loadChunk = async <T>(load: () => Promise<T>, within = patience): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new ChunkError('timeout')), within);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    throw error instanceof ChunkError ? error : new ChunkError(await troubleOf(error), error);
  } finally {
    clearTimeout(timer);
  }
};

/** What the file of a screen may export as `ahead`: reads what the screen at this address shows at first. */
export type Ahead = (queries: QueryClient, params: Readonly<Record<string, string | undefined>>) => Promise<unknown>;
const loads = new WeakMap<object, () => Promise<{ readonly ahead?: Ahead | undefined }>>();

/** A screen as its own chunk: `lazyScreen(() => import('./screens/tasks/task/task.tsx'))`, the default export of the file. One that is there already is shown at once. */
export const lazyScreen = <Props extends object = object>(
  load: () => Promise<{ default?: ComponentType<Props>; ahead?: Ahead }>,
): ComponentType<Props> => {
  let here: ComponentType<Props> | undefined;
  const fetched = async () => {
    const { default: screen, ahead } = await loadChunk(load);
    if (!screen) throw new ChunkError('missing');
    here = screen;
    return { default: screen, ahead };
  };
  const Late = lazy(fetched);
  function Part(props: Props) {
    // What has begun as the one goes on as it, or the screen would lose what it holds.
    const [Shown] = useState<ComponentType<Props>>(() => here ?? Late);
    return createElement(Shown, props);
  }
  loads.set(Part, fetched);
  return Part;
};

/** Fetches a screen before it is shown, and gives what reads ahead for it. Should it not come, it is asked for again, and the reason told, where it is shown. */
export const loadAhead = async (screen: object | undefined): Promise<Ahead | undefined> =>
  (await (screen && loads.get(screen)?.())?.catch(() => undefined))?.ahead;
