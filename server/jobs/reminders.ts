// Reminds clients and guests of meetings in every process, soon after the start and every ten minutes; days count from the hour of the request, so reminders go out at that hour.
import type { Services } from '#server/core/events/act.ts';
import type { LogLine } from '#server/core/log.ts';
import { remindOne } from '#server/domain/company-wide/reminders.ts';
import { remindColleague } from '#server/domain/meetings/reminder.ts';
import { type Repeated, repeatEach } from './repeat.ts';

const everyMs = 600_000;

export const startReminding = (services: Services & { readonly publicUrl: string; readonly log: (line: LogLine) => void }): Repeated =>
  repeatEach(everyMs, [() => remindOne(services, services.publicUrl), () => remindColleague(services)], services.log);
