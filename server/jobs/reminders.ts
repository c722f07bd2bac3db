// Clients, and who is invited to meetings, are reminded by every process, soon after the start and every ten minutes; at the hour at which they were asked, because days are counted from then.
import type { LogLine } from '#server/core/log.ts';
import type { Door } from '#server/crud/write/write.ts';
import { remindOne } from '#server/domain/company-wide/reminders.ts';
import { remindColleague } from '#server/domain/meetings/reminder.ts';
import { type Repeated, repeatEach } from './repeat.ts';

const everyMs = 600_000;

export const startReminding = (door: Door & { readonly publicUrl: string; readonly log: (line: LogLine) => void }): Repeated =>
  repeatEach(everyMs, [() => remindOne(door, door.publicUrl), () => remindColleague(door)], door.log);
