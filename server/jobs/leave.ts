// Writes entitlements and lapses of vacation days, and counts absences again, soon after the start and every hour.
import type { Services } from '#server/core/events/act.ts';
import type { LogLine } from '#server/core/log.ts';
import { recountAbsences, turnLeave } from '#server/domain/absences/turn.ts';
import { type Repeated, repeatEach } from './repeat.ts';

const everyMs = 3_600_000;

export const startLeave = (services: Services & { readonly log: (line: LogLine) => void }): Repeated =>
  repeatEach(
    everyMs,
    [turnLeave, recountAbsences].map((work) => async () => {
      await work(services);
      return false;
    }),
    services.log,
  );
