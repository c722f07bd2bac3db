// Reads the audit log page by page, with its filters from the address.
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '#admin/providers/calls/http.ts';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';

export type AuditPage = AnswerOf<'/audit_log'>;
export type AuditEvent = AuditPage['records'][number];

const names = ['q', 'by', 'entity', 'action', 'from', 'to'] as const;
export type AuditQuery = Readonly<Partial<Record<(typeof names)[number], string>>>;

/** The filters of the log, kept in the address for links and the back button. */
export const useAuditQuery = (): [AuditQuery, (part: AuditQuery) => void] => {
  const [params, setParams] = useSearchParams();
  const query = useMemo(
    () => Object.fromEntries(names.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : []))),
    [params],
  );
  const change = useCallback(
    (part: AuditQuery) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(part))
            if (value) next.set(name, value);
            else next.delete(name);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return [query, change];
};

/** `from` and `to` as instants. */
export const useAudit = (query: AuditQuery) =>
  useInfiniteQuery({
    queryKey: ['audit_log', query],
    queryFn: async ({ pageParam, signal }) => {
      const before = pageParam === null ? {} : { before: String(pageParam) };
      return (await call('/audit_log', { query: { ...query, ...before }, signal })).json;
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    retry: false,
  });

export const useKinds = () =>
  useQuery({
    queryKey: ['audit_log', 'kinds'],
    queryFn: async ({ signal }) => (await call('/audit_log/kinds', { signal })).json,
    staleTime: 60_000,
    retry: false,
  });
