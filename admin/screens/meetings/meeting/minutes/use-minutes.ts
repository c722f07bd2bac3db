// The minutes of an open page: drafts, sending, and changes by others.
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { call } from '#admin/providers/calls/http.ts';
import { isSilent, statusOf } from '#admin/providers/calls/problem.ts';
import { tabId } from '#admin/providers/drafts/tab.ts';
import { tabDrafts } from '#admin/providers/drafts/tab-drafts.ts';
import { useLive } from '#admin/providers/live/live.tsx';
import { useSession } from '#admin/providers/person/session.tsx';
import { changeOf, type DraftStore, type StoredDrafts, type Unanswered } from './draft.ts';
import { Keeper } from './keeper.ts';

export type Writer = { readonly tab: string; readonly user_id: number; readonly user_name: string; readonly key: string | null };

const isStoredDrafts = (value: unknown): value is StoredDrafts =>
  typeof value === 'object' && value !== null && ['drafts', 'conflicts', 'unanswered', 'read_keys'].every((part) => part in value);
/** What this tab, and closed tabs, have not sent yet. */
const draftStoreOf = (meeting: number, user: number): DraftStore => {
  const drafts = tabDrafts(`minutes:${meeting}:${user}`, isStoredDrafts);
  const write = (stored: StoredDrafts) => {
    const isEmpty = stored.drafts.length + stored.conflicts.length + stored.unanswered.length === 0;
    drafts.write(isEmpty ? null : stored);
  };
  return {
    read: () => {
      const left = drafts.read();
      const stored = left.map(({ value }) => value);
      for (const { drop } of left) drop();
      write({
        drafts: stored.flatMap((one) => one.drafts),
        conflicts: stored.flatMap((one) => one.conflicts),
        unanswered: stored.flatMap((one) => one.unanswered),
        read_keys: stored.flatMap((one) => one.read_keys),
      });
      return stored;
    },
    write,
  };
};

const sendAfterMs = 1200;
const sendAtLeastMs = 3000;
const againMs = 3000;
const stayMs = 8000;
/** A refusal is final; a lost connection can be retried. */
const judge = (error: unknown) => (isSilent(error, 'network') || (statusOf(error) ?? 500) >= 500 ? 'again' : 'never');

/** `live`: the minutes are being written; otherwise the drafts are stored until they are sent as a correction. */
export const useMinutes = (meeting: number, live: boolean) => {
  const { user } = useSession();
  const [{ tab, keeper }] = useState(() => {
    const own = tabId();
    const send = async ({ request, tab: from, revision, batch }: Unanswered) => {
      const body = { tab: from, changes: batch.map(changeOf), revision };
      return (await call(`/meeting/${meeting}/minutes`, { method: 'PUT', body, headers: { 'Idempotency-Key': request } })).json;
    };
    return { tab: own, keeper: new Keeper(own, draftStoreOf(meeting, user.id), send, judge) };
  });
  const [writers, setWriters] = useState<readonly Writer[]>([]);
  const [ready, setReady] = useState(false);
  useSyncExternalStore(keeper.listen, () => keeper.revision);

  // If answers arrive out of order, that of the later call counts.
  const lastSent = useRef(0);
  const lastReceived = useRef(0);
  const load = useCallback(async () => {
    lastSent.current += 1;
    const request = lastSent.current;
    try {
      // What was sent before a reload is asked about first.
      if (keeper.unanswered) await keeper.flush();
      const { json } = await call(`/meeting/${meeting}/minutes`);
      if (request < lastReceived.current) return;
      lastReceived.current = request;
      keeper.receive(json.paragraphs);
      setWriters(json.writers);
      setReady(true);
    } catch (error) {
      // The page shows that it is not live, and reads again by itself.
      console.info(`The minutes of meeting ${meeting} could not be read.`, error);
    }
  }, [keeper, meeting]);
  useEffect(() => void load(), [load]);
  useLive([`meeting_writer:${meeting}`], () => void load(), { refresh: () => void load() });

  // Sent when the writer pauses, and at least every few seconds.
  const first = useRef<number | null>(null);
  useEffect(() => {
    if (!live) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const run = async () => {
      first.current = null;
      const taken = await keeper.flush();
      if (taken || keeper.saving !== 'offline' || left) return;
      // After several failed calls only one retry is scheduled.
      clearTimeout(timer);
      timer = setTimeout(() => void run(), againMs);
    };
    const plan = () => {
      if (!keeper.pending || keeper.saving === 'offline' || keeper.saving === 'refused') return;
      first.current ??= Date.now();
      clearTimeout(timer);
      timer = setTimeout(() => void run(), Math.max(0, Math.min(sendAfterMs, first.current + sendAtLeastMs - Date.now())));
    };
    const now = () => void run();
    const stop = keeper.listen(plan);
    window.addEventListener('online', now);
    window.addEventListener('pagehide', now);
    plan();
    return () => {
      left = true;
      clearTimeout(timer);
      stop();
      window.removeEventListener('online', now);
      window.removeEventListener('pagehide', now);
      void keeper.flush();
    };
  }, [keeper, live]);

  const place = useRef<string | null>(null);
  const stay = useCallback(async () => {
    if (!live) return;
    try {
      const { json } = await call(`/meeting/${meeting}/writing`, {
        method: 'PUT',
        body: { tab, key: place.current },
      });
      setWriters(json.writers);
    } catch (error) {
      // Without a connection the writers are unknown.
      setWriters([]);
      console.info('Nobody was told who writes here.', error);
    }
  }, [meeting, tab, live]);
  // The minutes may be finished a moment later: then no notice is shown.
  const latest = useRef(stay);
  useEffect(() => {
    latest.current = stay;
    void stay();
    const timer = setInterval(() => void stay(), stayMs);
    return () => clearInterval(timer);
  }, [stay]);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const goTo = useCallback((key: string | null) => {
    if (place.current === key) return;
    place.current = key;
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => void latest.current(), 250);
  }, []);

  const others = useMemo(() => writers.filter((one) => one.tab !== tab), [writers, tab]);
  const held = useMemo(() => new Map(others.flatMap(({ key, user_name }) => (key ? [[key, user_name] as const] : []))), [others]);
  return { keeper, tab, ready, others, held, goTo, load };
};
export type Minutes = ReturnType<typeof useMinutes>;
