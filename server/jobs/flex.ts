// Writes the months of flexible hours into their ledger, soon after the start and some times a day: the count of a night that was missed is made up for.
import type { Services } from '#server/core/events/act.ts';
import type { LogLine } from '#server/core/log.ts';
import { turnFlex } from '#server/domain/attendance/flex-turn.ts';
import { type Repeated, repeatEach } from './repeat.ts';

const everyMs = 6 * 3_600_000;

export const startFlex = (services: Services & { readonly log: (line: LogLine) => void }): Repeated =>
  repeatEach(
    everyMs,
    [
      async () => {
        await turnFlex(services);
        return false;
      },
    ],
    services.log,
  );
