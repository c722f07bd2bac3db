// Sends notification mails in every process: when one becomes due, and each minute for those held back by quiet hours.
import type { Services } from '#server/core/events/act.ts';
import type { LogLine } from '#server/core/log.ts';
import { releaseNews } from '#server/domain/company-wide/news.ts';
import { type Repeated, repeat } from './repeat.ts';

const everyMs = 60_000;

export const startNews = (services: Services & { readonly publicUrl: string; readonly log: (line: LogLine) => void }): Repeated =>
  repeat(
    everyMs,
    () => releaseNews(services, services.publicUrl),
    services.log,
    (look) => services.hub.listen(['notification'], look),
  );
