// What the business has under way just now, as figures for those who watch over the server.
import { workingStates } from '#schema/times/time-entry.ts';
import { rideStates } from '#schema/transport/transport.ts';
import type { Database } from '#server/core/database/database.ts';
import type { Figure } from '#server/core/metrics.ts';
import { openStreams } from './stream.ts';

export const figuresOf = (database: Database): Figure[] => {
  const counted = (name: string, help: string, sql: string): Figure => ({
    name,
    help,
    read: async () => {
      const [row] = await database.read.all(`select count(*) as n from ${sql}`);
      return Number(row?.n);
    },
  });
  return [
    { name: 'event_streams', help: 'Open screens that follow events on this process', read: openStreams },
    counted('mails_waiting', 'Mails that have not left yet', "mail where status = 'waiting'"),
    counted('mails_failed', 'Mails that the mail server refused for good', "mail where status = 'failed'"),
    counted('clocks_running', 'People at work on a task', `time_entry where status = ${workingStates.running}`),
    counted('rides_under_way', 'Rides that have not ended', `transport where status = ${rideStates.started}`),
  ];
};
