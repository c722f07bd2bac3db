// News is released by every process: when a mail of it is wanted, and each minute for what waited through somebody's quiet hours.
import { AsyncResource } from 'node:async_hooks';
import { faultOf, type LogLine } from '#server/core/log.ts';
import type { Door } from '#server/crud/write.ts';
import { releaseNews } from '#server/domain/news.ts';
import { firstAfterMs, type Repeated } from './repeat.ts';

const everyMs = 60_000;

export const startNews = (door: Door & { readonly publicUrl: string; readonly log: (line: LogLine) => void }): Repeated => {
  let running: Promise<void> | null = null;
  let asked = false;
  const all = async () => {
    while (asked) {
      asked = false;
      while (await releaseNews(door, door.publicUrl));
    }
  };
  // Woken by an act, it must not act in the name of the call that the act belongs to.
  const look = AsyncResource.bind(() => {
    asked = true;
    running ??= all()
      .catch((error: unknown) => door.log(faultOf(error)))
      .finally(() => {
        running = null;
      });
  });
  const stopListening = door.hub.listen(['notification'], look);
  const first = setTimeout(look, firstAfterMs).unref();
  const clock = setInterval(look, everyMs).unref();
  return {
    end: async () => {
      stopListening();
      clearTimeout(first);
      clearInterval(clock);
      await running;
    },
  };
};
