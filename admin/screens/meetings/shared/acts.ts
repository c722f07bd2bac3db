// Sends the actions of a meeting, from its page and from the calendar.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useAttempt } from '#admin/providers/calls/press.ts';
import { usePressKeys } from '#admin/providers/calls/press-keys.ts';
import { type Sender, sendOnceBelow } from '#admin/providers/calls/send-once.ts';

/** Sends an action of a meeting: `/start` below its address. */
export type Send = Sender<`/meeting/${number}`>;

/** Sends an action with its idempotency key and reads the page again. */
export const useSend = (id: number): Send => {
  const queries = useQueryClient();
  const keyed = usePressKeys();
  return useMemo(
    () =>
      sendOnceBelow(`/meeting/${id}`, async (send, intent) => {
        try {
          return await keyed(intent, send);
        } finally {
          await queries.invalidateQueries({ queryKey: ['meeting'] });
        }
      }),
    [queries, keyed, id],
  );
};

/** An action without popup: a refusal becomes a notification. */
export const useMeetingPress = (id: number) => {
  const send = useSend(id);
  const attempt = useAttempt();
  return useCallback((act: (send: Send) => Promise<unknown>) => attempt(() => act(send)), [send, attempt]);
};
