// Empties the wiki's bin and sends review reminders in every process, soon after the start and once an hour.
import type { Services } from '#server/core/events/act.ts';
import type { FileStore } from '#server/core/files/files.ts';
import type { LogLine } from '#server/core/log.ts';
import { purgeOne, remindOfReview } from '../domain/wiki/maintenance.ts';
import { type Repeated, repeatEach } from './repeat.ts';

const everyMs = 3_600_000;

export const startWiki = (services: Services & { readonly files: FileStore; readonly log: (line: LogLine) => void }): Repeated =>
  repeatEach(everyMs, [() => purgeOne(services), () => remindOfReview(services)], services.log);
