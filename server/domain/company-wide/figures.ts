// Counts what is under way in the business right now, for server monitoring.
import { workingStates } from '#schema/times/time-entry.ts';
import { rideStates } from '#schema/transport/transport.ts';
import type { Database } from '#server/core/database/database.ts';
import { type Fragment, literal, number, sql } from '#server/core/database/sql.ts';
import type { Figure } from '#server/core/metrics.ts';
import { openStreams } from './stream.ts';

export const figuresOf = (database: Database): Figure[] => {
  const counted = (name: string, help: string, those: Fragment): Figure => ({
    name,
    help,
    read: async () => (await database.read.value(sql`select count(*) from ${those}`, number)) ?? 0,
  });
  return [
    { name: 'event_streams', help: 'Open screens that follow events on this process', read: openStreams },
    counted('mails_waiting', 'Mails that have not left yet', sql`mail where status = 'waiting'`),
    counted('mails_failed', 'Mails that the mail server refused for good', sql`mail where status = 'failed'`),
    counted(
      'clocks_running',
      'People at work on a task',
      sql`time_entry where class = 'work' and status = ${literal(workingStates.running)}`,
    ),
    counted('rides_under_way', 'Rides that have not ended', sql`transport where status = ${literal(rideStates.started)}`),
  ];
};
