// News is released by every process: when a mail of it is wanted, and each minute for what waited through somebody's quiet hours.
import type { LogLine } from '#server/core/log.ts';
import type { Door } from '#server/crud/write/write.ts';
import { releaseNews } from '#server/domain/company-wide/news.ts';
import { type Repeated, repeat } from './repeat.ts';

const everyMs = 60_000;

export const startNews = (door: Door & { readonly publicUrl: string; readonly log: (line: LogLine) => void }): Repeated =>
  repeat(
    everyMs,
    () => releaseNews(door, door.publicUrl),
    door.log,
    (look) => door.hub.listen(['notification'], look),
  );
