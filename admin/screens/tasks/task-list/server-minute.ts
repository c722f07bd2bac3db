// The instant against which deadlines are late, as the server's clock has it.
import { useEffect, useState } from 'react';
import { serverNow } from '#admin/providers/calls/server-clock.ts';

/** The server's minute. */
export const useMinute = (): string => {
  const [minute, setMinute] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setMinute(serverNow()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return minute;
};

/** The same, standing still while the list is filtered by it: the rows are not read again each minute. */
export const useLateSince = (on: boolean): string => {
  const [late, setLate] = useState({ on, since: serverNow() });
  if (late.on !== on) setLate({ on, since: serverNow() });
  return late.since;
};
