// Offers that are out of date end in every process, soon after the start and every ten minutes.
import type { LogLine } from '#server/core/log.ts';
import type { Door } from '#server/crud/write/write.ts';
import { expireOne } from '#server/domain/offers/project-offer-expiry.ts';
import { type Repeated, repeat } from './repeat.ts';

const everyMs = 600_000;

export const startExpiring = (door: Door & { readonly log: (line: LogLine) => void }): Repeated =>
  repeat(everyMs, () => expireOne(door), door.log);
