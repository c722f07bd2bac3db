// Reads absences: the calendar of everybody, the own ones, balances, and what a request would take.
import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSaidAct } from '#admin/generic/acts/said-act.ts';
import { call } from '#admin/providers/calls/http.ts';
import { useOnceForMany } from '#admin/providers/calls/once-for-many.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useLive } from '#admin/providers/live/live.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';

export type AbsenceCalendar = AnswerOf<'/absence/calendar'>;
export type CalendarAbsence = AbsenceCalendar['absences'][number];
export type Preview = AnswerOf<'/absence/preview'>;

/** Milliseconds within which changes are read together: the turn of the year changes everybody's days. */
const togetherMs = 300;
const useAgain = (...keys: readonly string[]) => {
  const queries = useQueryClient();
  const again = () => {
    for (const key of keys) void queries.invalidateQueries({ queryKey: [key] });
  };
  useLive(keys, useOnceForMany(again, togetherMs), { refresh: again });
};

export const useAbsenceCalendar = (from: string, to: string) => {
  useAgain('absence', 'leave_entry');
  return useQuery({
    queryKey: ['absence', 'calendar', from, to],
    queryFn: async ({ signal }) => (await call('/absence/calendar', { query: { from, to }, signal })).json,
    placeholderData: keepPreviousData,
    retry: false,
  });
};

/** Requests that nobody has decided, the earliest first, with what the caller may do. */
export const useWaitingAbsences = (enabled: boolean) =>
  useQuery({
    queryKey: ['absence', 'waiting'],
    queryFn: async ({ signal }) => {
      const query = {
        filter: JSON.stringify({ status: [0] }),
        sort: JSON.stringify(['from', 'ASC']),
        range: '[0,49]',
        transitions: 'true',
      } as const;
      return (await call('/absence', { query, signal })).json;
    },
    enabled,
    retry: false,
  });

export const useOwnAbsences = (user_id: number) => {
  useAgain('absence', 'leave_entry');
  return useQuery({
    queryKey: ['absence', 'own', user_id],
    queryFn: async ({ signal }) => {
      const query = {
        filter: JSON.stringify({ user_id }),
        sort: JSON.stringify(['from', 'DESC']),
        range: '[0,99]',
        transitions: 'true',
      } as const;
      return (await call('/absence', { query, signal })).json;
    },
    retry: false,
  });
};

export const useLeaveBalance = (user_id: number) =>
  useQuery({
    queryKey: ['absence', 'balance', user_id],
    queryFn: async ({ signal }) => (await call('/absence/balance', { query: { user_id: String(user_id) }, signal })).json,
    retry: false,
  });

export const useAbsenceKinds = () =>
  useQuery({
    queryKey: ['absence_kind', 'choice'],
    queryFn: async ({ signal }) => (await call('/absence_kind', { query: { sort: JSON.stringify(['id', 'ASC']) }, signal })).json,
    staleTime: 60_000,
    retry: false,
  });

export type AbsenceDraft = {
  readonly kind_id: number;
  readonly from: string;
  readonly to: string;
  readonly half_from: boolean;
  readonly half_to: boolean;
  readonly user_id: number;
  /** The request itself, which is no conflict of its own. */
  readonly except?: number;
};

/** A request that waits, as a draft that does not collide with itself. */
export const draftOf = ({
  id,
  user_id,
  kind_id,
  from,
  to,
  half_from,
  half_to,
}: Omit<AbsenceDraft, 'except'> & { readonly id: number }) => ({
  ...{ user_id, kind_id, from, to, half_from, half_to },
  except: id,
});

const previewQuery = (draft: AbsenceDraft | null) => ({
  queryKey: ['absence', 'preview', draft],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    if (!draft) return null;
    const query = Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, String(value)])) as Record<
      keyof AbsenceDraft,
      string
    >;
    const halves = { half_from: draft.half_from ? 'true' : 'false', half_to: draft.half_to ? 'true' : 'false' } as const;
    return (await call('/absence/preview', { query: { ...query, ...halves }, signal })).json;
  },
  enabled: draft !== null && draft.from <= draft.to,
  retry: false as const,
});

/** What a request would take and collide with; null while something is missing. */
export const usePreview = (draft: AbsenceDraft | null) => useQuery({ ...previewQuery(draft), placeholderData: keepPreviousData });

/** The same of each request that waits, in their order; undefined where it is still read. */
export const usePreviews = (waiting: readonly Parameters<typeof draftOf>[0][]): readonly (Preview | null | undefined)[] =>
  useQueries({ queries: waiting.map((one) => previewQuery(draftOf(one))) }).map(({ data }) => data);

/** Approves several requests in one act. */
export const useApproveAbsences = () => {
  const say = useSay();
  const format = useFormat();
  const queries = useQueryClient();
  const { act } = useSaidAct();
  return (ids: readonly number[]) =>
    act({
      on: 'absences',
      send: (key) => sendOnce('/absence/decide', { method: 'POST', body: { ids: [...ids], transition: 'approve' } }, key),
      done: say('absence_page.approvedAll', { count: format.count(ids.length) }),
      after: () => queries.invalidateQueries({ queryKey: ['absence'] }),
    });
};
