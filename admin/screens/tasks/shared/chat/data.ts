// Reads the messages and events of a record, again with every change of it.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#admin/providers/calls/http.ts';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';
import type { TalkedPlace } from './place.ts';

/** The same type for every record with a chat. */
export type Comment = AnswerOf<'/task/{id}/comment'>[number];
type History = AnswerOf<'/task/{id}/history'>;
export type Turn = History['records'][number];

export const chatKey = (path: string) => ['comments', path] as const;

/** The latest messages, newest first. */
export const useComments = ({ path, mark }: TalkedPlace, many: number) =>
  useQuery({
    queryKey: [...chatKey(path), many, mark],
    queryFn: async ({ signal }) => (await call(`/${path}/comment`, { query: { range: `[0,${many - 1}]` }, signal })).json,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });

const lookedBack = 100;

export const useTurns = ({ path, entity, mark, turns }: TalkedPlace): readonly Turn[] => {
  const { data } = useQuery({
    queryKey: ['turns', path, mark],
    queryFn: async ({ signal }) => (await call(`/${path}/history`, { query: { entity, range: `[0,${lookedBack - 1}]` }, signal })).json,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
  return data?.records.filter(({ action }) => turns.includes(action)) ?? [];
};
