// Loads the chunks of screens; if one fails to load, the user is told why.
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createElement, lazy, useState } from 'react';

/** Milliseconds after which loading counts as failed. */
export const patience = 120_000;

export type ChunkTrouble = 'timeout' | 'error' | 'missing';

/** A chunk that did not load: a timeout, a failed transfer, or a newer version on the server. */
export class ChunkError extends Error {
  readonly trouble: ChunkTrouble;
  constructor(trouble: ChunkTrouble, cause?: unknown) {
    super(`A part of the program did not load: ${trouble}.`, { cause });
    this.name = 'ChunkError';
    this.trouble = trouble;
  }
}

/** The browser reports only that an import failed, and its address: requesting that address tells whether the file is gone. */
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

/** Loads a chunk within the time limit, or throws the reason. */
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

/** The optional export `ahead` of a screen: reads the screen's first data in advance. */
export type Ahead = (queries: QueryClient, params: Readonly<Record<string, string | undefined>>) => Promise<unknown>;
const loads = new WeakMap<object, () => Promise<{ readonly ahead?: Ahead | undefined }>>();

/** A screen in its own chunk, the file's default export: `lazyScreen(() => import('./screens/tasks/task/task.tsx'))`. A loaded one renders at once. */
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
    // The component must not change after the first render, or the screen would lose its state.
    const [Shown] = useState<ComponentType<Props>>(() => here ?? Late);
    return createElement(Shown, props);
  }
  loads.set(Part, fetched);
  return Part;
};

/** Loads a screen before it is shown and gives its `ahead`. After a failure the screen loads again when shown, and reports the error then. */
export const loadAhead = async (screen: object | undefined): Promise<Ahead | undefined> =>
  (await (screen && loads.get(screen)?.())?.catch(() => undefined))?.ahead;
