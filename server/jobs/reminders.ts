// Clients are reminded by every process, at the start and every ten minutes; at the hour at which they were asked, because days are counted from then.
import type { LogLine } from '#server/core/log.ts';
import type { Door } from '#server/crud/write.ts';
import { remindOne } from '#server/domain/reminders.ts';

const everyMs = 600_000;

export const startReminding = (
  door: Door & { readonly publicUrl: string; readonly log: (line: LogLine) => void },
): { end(): Promise<void> } => {
  let ended = false;
  let running: Promise<void> = Promise.resolve();
  const all = async () => {
    while (!ended && (await remindOne(door, door.publicUrl)));
  };
  const look = () => {
    running = running
      .then(all)
      .catch((error: unknown) => door.log({ at: new Date().toISOString(), error: error instanceof Error ? error.stack : String(error) }));
  };
  look();
  const clock = setInterval(look, everyMs);
  clock.unref();
  return {
    end: async () => {
      ended = true;
      clearInterval(clock);
      await running;
    },
  };
};
