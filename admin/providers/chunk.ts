// Every screen is a part of the program of its own; when one does not come, the person is told why.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

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

/** A screen as its own chunk: `lazyScreen(() => import('./screens/task/task.tsx'))`, the default export of the file. */
export const lazyScreen = <Props>(load: () => Promise<{ default?: ComponentType<Props> }>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const { default: screen } = await loadChunk(load);
    if (!screen) throw new ChunkError('missing');
    return { default: screen };
  });
