// The signed-in user with permissions, and data for the whole app: the company's settings and the running work.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';
import { allows, type Caller, type Rule } from '#schema/core/access.ts';
import { permissionOf } from '#schema/permissions.ts';
import { call } from '../calls/http.ts';
import { useLive } from '../live/live.tsx';
import { liveStream } from '../live/live-stream.ts';

type MeAnswer = AnswerOf<'/me'>;
export type Me = MeAnswer & { readonly settings: NonNullable<MeAnswer['settings']> };
export type Tag = Me['tags'][number];
export type Colleague = Me['users'][number];

/** The role requires a second factor that is not set up yet: only its set-up is open. */
export const lacksSecondFactor = ({ second_factor }: Pick<Me, 'second_factor'>): boolean =>
  second_factor.required && second_factor.since === null;

export const fetchMe = async (signal?: AbortSignal): Promise<Me> => {
  const { settings, ...me } = (await call('/me', { signal })).json;
  if (!settings) throw new Error('A company has settings.');
  liveStream().goOnFrom(me.cursor);
  return { ...me, settings };
};

/** The caller in the terms of the schema's access rules. */
export const callerOf = (me: Me): Caller => ({
  id: me.user.id,
  permissions: new Set(me.permissions.flatMap((code) => permissionOf(code) ?? [])),
});

const key = ['me'];
type Session = Omit<Me, 'tags' | 'users'> & {
  readonly caller: Caller;
  readonly tags: ReadonlyMap<number, Tag>;
  readonly users: ReadonlyMap<number, Colleague>;
};
const SessionContext = createContext<Session | null>(null);

type ProviderProps = {
  first: Me;
  /** Called whenever the user and their permissions are read. */
  onCaller: (caller: Caller) => void;
  children: ReactNode;
};

/** A change of the user or their role by others applies at once; changed rights require new data on the screen. */
const useFollowing = ({ user, permissions }: Pick<Me, 'user' | 'permissions'>) => {
  const queries = useQueryClient();
  const readAgain = () => void queries.invalidateQueries({ queryKey: key });
  useLive(
    [`user:${user.id}`],
    ({ entity }) => {
      if (entity === 'user' || entity === 'role') readAgain();
    },
    { refresh: readAgain, every: 10_000 },
  );
  const rights = permissions.join();
  const shown = useRef(rights);
  useEffect(() => {
    if (shown.current === rights) return;
    shown.current = rights;
    void queries.invalidateQueries();
  }, [rights, queries]);
};

export function SessionProvider({ first, onCaller, children }: ProviderProps) {
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => fetchMe(signal),
    initialData: first,
    staleTime: 10_000,
    refetchOnWindowFocus: true,
    retry: false,
  });
  useFollowing(data);
  const session = useMemo(
    (): Session => ({
      ...data,
      caller: callerOf(data),
      tags: new Map(data.tags.map((tag) => [tag.id, tag])),
      users: new Map(data.users.map((user) => [user.id, user])),
    }),
    [data],
  );
  useEffect(() => onCaller(session.caller), [session, onCaller]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('Nobody is signed in here: put this inside a SessionProvider.');
  return session;
};
export const useCaller = (): Caller => useSession().caller;

/** Reads the session again: after a change of own work, permissions or settings. */
export const useRefreshSession = (): (() => Promise<void>) => {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: key }), [queries]);
};

const never: Rule = { is: 'never' };
/** Whether the user is allowed an action, on a record or (without one) in general. */
export const useMay = (rule: Rule | undefined, record: Readonly<Record<string, unknown>> = {}): boolean =>
  allows(rule ?? never, useCaller(), record);
