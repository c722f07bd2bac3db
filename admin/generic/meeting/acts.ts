// How the acts of a meeting are sent, from its page and from its calendar.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useFailure } from '#admin/providers/failure.ts';
import type { Call } from '#admin/providers/http.ts';
import { newKey, sendOnce } from '#admin/providers/send-once.ts';

/** Sends an act below the meeting, and reads the page again. */
export const useSend = (id: number) => {
  const queries = useQueryClient();
  return useCallback(
    async <T = unknown>(path: string, { method = 'PUT', body }: Pick<Call, 'method' | 'body'> = {}, key = newKey()): Promise<T> => {
      try {
        return await sendOnce<T>(`/meeting/${id}${path}`, { method, body }, key);
      } finally {
        await queries.invalidateQueries({ queryKey: ['meeting'] });
      }
    },
    [queries, id],
  );
};
/** An act of one press: a refusal is told. */
export const usePress = (id: number) => {
  const send = useSend(id);
  const fail = useFailure();
  return useCallback(
    async (path: string, options?: Pick<Call, 'method' | 'body'>): Promise<void> => {
      try {
        await send(path, options);
      } catch (error) {
        fail(error);
      }
    },
    [send, fail],
  );
};
