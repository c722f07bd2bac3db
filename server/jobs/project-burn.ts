// Leaders are warned of hours that run out by every process, each minute: also a clock that simply runs on uses them up.
import type { Services } from '#server/core/events/act.ts';
import type { LogLine } from '#server/core/log.ts';
import { warnOne } from '#server/domain/projects/burn.ts';
import { type Repeated, repeat } from './repeat.ts';

const everyMs = 60_000;

export const startWarning = (services: Services & { readonly log: (line: LogLine) => void }): Repeated =>
  repeat(everyMs, () => warnOne(services), services.log);
