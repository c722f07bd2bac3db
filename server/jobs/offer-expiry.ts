// Closes expired offers in every process, soon after the start and every ten minutes.
import type { Services } from '#server/core/events/act.ts';
import type { LogLine } from '#server/core/log.ts';
import { expireOne } from '#server/domain/offers/project-offer-expiry.ts';
import { type Repeated, repeat } from './repeat.ts';

const everyMs = 600_000;

export const startExpiring = (services: Services & { readonly log: (line: LogLine) => void }): Repeated =>
  repeat(everyMs, () => expireOne(services), services.log);
