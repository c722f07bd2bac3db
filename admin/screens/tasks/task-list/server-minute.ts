// The server's time by which deadlines are overdue.
import { useEffect, useState } from 'react';
import { serverNow } from '#admin/providers/calls/server-clock.ts';

/** The server's current minute. */
export const useMinute = (): string => {
  const [minute, setMinute] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setMinute(serverNow()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return minute;
};

/** The same, but fixed while the list is filtered by it: otherwise the rows would be read again each minute. */
export const useLateSince = (on: boolean): string => {
  const [late, setLate] = useState({ on, since: serverNow() });
  if (late.on !== on) setLate({ on, since: serverNow() });
  return late.since;
};
