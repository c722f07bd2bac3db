// Warns project leaders of hours running out, in every process and each minute: a running clock uses up hours without any act.
import type { Services } from '#server/core/events/act.ts';
import type { LogLine } from '#server/core/log.ts';
import { warnOne } from '#server/domain/projects/burn.ts';
import { type Repeated, repeat } from './repeat.ts';

const everyMs = 60_000;

export const startWarning = (services: Services & { readonly log: (line: LogLine) => void }): Repeated =>
  repeat(everyMs, () => warnOne(services), services.log);
