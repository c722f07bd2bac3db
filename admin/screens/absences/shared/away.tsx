// Who is away, said where people are chosen and where work begins.
import { useQuery } from '@tanstack/react-query';
import { call } from '#admin/providers/calls/http.ts';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';

const useAway = (from: string, to: string, enabled: boolean) =>
  useQuery({
    queryKey: ['absence', 'away', from, to],
    queryFn: async ({ signal }) => (await call('/absence/away', { query: { from, to }, signal })).json,
    enabled,
    staleTime: 60_000,
    retry: false,
  });

type Person = { readonly user_id: number; readonly name: string };
type Props = {
  readonly people: readonly Person[];
  /** Instants; without them nothing is said. */
  readonly start: string | null;
  readonly end: string | null;
};

/** Names those of these people who are away between two instants. */
export function AwayNotice({ people, start, end }: Props) {
  const say = useSay();
  const format = useFormat();
  const { data } = useAway(start ? format.dayOf(start) : '', end ? format.dayOf(end) : '', people.length > 0 && Boolean(start && end));
  const names = people.filter(({ user_id }) => data?.some((one) => one.user_id === user_id)).map(({ name }) => name);
  if (names.length === 0) return null;
  return <Notice tone="warn">{say('absence_page.away.people', { names: names.join(', ') })}</Notice>;
}

/** Says to the user that they are away today, before they begin to work. */
export function OwnAwayNotice({ enabled }: { readonly enabled: boolean }) {
  const say = useSay();
  const format = useFormat();
  const { user } = useSession();
  const today = format.dayOf(useNow(useServerOffset(), { step: 60_000 }));
  const { data } = useAway(today, today, enabled);
  const own = data?.find(({ user_id }) => user_id === user.id);
  if (!own) return null;
  return <Notice tone="warn">{say('absence_page.away.own', { day: format.date(own.to) })}</Notice>;
}
