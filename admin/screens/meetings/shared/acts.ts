// How the acts of a meeting are sent, from its page and from its calendar.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Call } from '#admin/providers/calls/http.ts';
import { useAttempt } from '#admin/providers/calls/press.ts';
import { usePressKeys } from '#admin/providers/calls/press-keys.ts';
import { sendOnceEngine } from '#admin/providers/calls/send-once.ts';

type Sending = Pick<Call, 'method' | 'body'>;
export type Send = <T = unknown>(path: string, options?: Sending) => Promise<T>;

/** Sends an act below the meeting under the key of its press, and reads the page again. */
export const useSend = (id: number): Send => {
  const queries = useQueryClient();
  const keyed = usePressKeys();
  return useCallback(
    async <T>(path: string, { method = 'PUT', body }: Sending = {}): Promise<T> => {
      try {
        return await keyed([method, path, body], (key) => sendOnceEngine<T>(`/meeting/${id}${path}`, { method, body }, key));
      } finally {
        await queries.invalidateQueries({ queryKey: ['meeting'] });
      }
    },
    [queries, keyed, id],
  );
};

/** An act of one press: a refusal is told in a notification. */
export const useMeetingPress = (id: number) => {
  const send = useSend(id);
  const attempt = useAttempt();
  return useCallback((path: string, options?: Sending) => attempt(() => send(path, options)), [send, attempt]);
};
