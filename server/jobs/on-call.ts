// Reminds of on-call shifts, of their beginning and of those that have lost their user in every process, soon after the start and every five minutes.
import type { Services } from '#server/core/events/act.ts';
import type { LogLine } from '#server/core/log.ts';
import { notifyOfHandover, remindOfShift } from '#server/domain/on-call/reminder.ts';
import { notifyOfUncovered } from '#server/domain/on-call/uncovered.ts';
import { type Repeated, repeatEach } from './repeat.ts';

const everyMs = 300_000;

export const startOnCall = (services: Services & { readonly log: (line: LogLine) => void }): Repeated =>
  repeatEach(everyMs, [() => remindOfShift(services), () => notifyOfHandover(services), () => notifyOfUncovered(services)], services.log);
