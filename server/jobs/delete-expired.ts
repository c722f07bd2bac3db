// Deletes expired rows in every process, soon after its start and once an hour.

import type { Services } from '#server/core/events/act.ts';
import { deleteExpired } from '#server/core/events/retention.ts';
import type { LogLine } from '#server/core/log.ts';
import { type Repeated, repeat } from './repeat.ts';

const everyMs = 3_600_000;

export const startDeletingExpired = (services: Services & { readonly log: (line: LogLine) => void }): Repeated =>
  repeat(everyMs, () => deleteExpired(services), services.log);
