// How the acts of a meeting are sent, from its page and from its calendar.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useAttempt } from '#admin/providers/calls/press.ts';
import { usePressKeys } from '#admin/providers/calls/press-keys.ts';
import { type Sender, sendOnceBelow } from '#admin/providers/calls/send-once.ts';

/** Sends an act of a meeting: `/start` below its address. */
export type Send = Sender<`/meeting/${number}`>;

/** Sends an act below the meeting under the key of its press, and reads the page again. */
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

/** An act of one press: a refusal is told in a notification. */
export const useMeetingPress = (id: number) => {
  const send = useSend(id);
  const attempt = useAttempt();
  return useCallback((act: (send: Send) => Promise<unknown>) => attempt(() => act(send)), [send, attempt]);
};
