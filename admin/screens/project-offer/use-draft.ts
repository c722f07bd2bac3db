// What is written in an offer is saved by itself, a moment after the last key; two saves never overtake each other.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFailureWords } from '#admin/providers/failure.ts';
import { call } from '#admin/providers/http.ts';
import { statusOf } from '#admin/providers/problem.ts';
import { isUnanswered } from '#admin/providers/send-once.ts';
import type { Offer } from './data.ts';
import { changesOf, type Draft, draftOf, met } from './draft.ts';

export type Saving =
  | { readonly is: 'saved'; readonly at: number | null }
  | { readonly is: 'saving' }
  | { readonly is: 'failed'; readonly reason: string };

const pauseMs = 700;
/** Until a save that nobody has answered is tried again. */
const againMs = 3000;
/** The offer is another one than it was when this was written. */
const stale = 412;

export const useDraft = (offer: Offer) => {
  const queries = useQueryClient();
  const words = useFailureWords();
  const [draft, setDraft] = useState(() => draftOf(offer));
  const [saving, setSaving] = useState<Saving>({ is: 'saved', at: null });
  const stored = useRef({ version: offer.version, draft });
  const latest = useRef(draft);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  /** The page stands open: what could not be saved is tried again. */
  const here = useRef(false);
  latest.current = draft;

  const save = async (keepalive = false): Promise<boolean> => {
    const body = changesOf(latest.current, stored.current.draft);
    if (!body) {
      // What could not be saved was taken back, or stands there after all: its answer was lost.
      setSaving((now) => (now.is === 'failed' ? { is: 'saved', at: Date.now() } : now));
      return true;
    }
    // While it is tried again, it says that it is not saved.
    setSaving((now) => (now.is === 'failed' ? now : { is: 'saving' }));
    try {
      const headers = { 'If-Match': String(stored.current.version) };
      const { json } = await call<Offer>(`/project_offer/${offer.id}`, { method: 'PUT', body, headers, keepalive });
      stored.current = { version: json.version, draft: draftOf(json) };
      setSaving({ is: 'saved', at: Date.now() });
      void queries.invalidateQueries({ queryKey: ['project_offer'] });
      return true;
    } catch (error) {
      setSaving({ is: 'failed', reason: words(error) });
      // A line that is cut comes back; a refusal stands until something else is written, here or by a colleague.
      if (here.current && isUnanswered(error)) plan(againMs);
      else if (statusOf(error) === stale) void queries.invalidateQueries({ queryKey: ['project_offer'] });
      return false;
    }
  };
  /** Saves what is written now; answers whether all of it is. */
  const flush = (keepalive = false): Promise<boolean> => {
    clearTimeout(timer.current);
    running.current = running.current.then(() => save(keepalive));
    return running.current;
  };
  const flushing = useRef(flush);
  flushing.current = flush;
  const plan = (after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flushing.current(), after);
  };
  useEffect(() => {
    here.current = true;
    const now = () => void flushing.current();
    const leave = () => void flushing.current(true);
    window.addEventListener('online', now);
    window.addEventListener('pagehide', leave);
    return () => {
      here.current = false;
      window.removeEventListener('online', now);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const planned = useEffectEvent(plan);
  useEffect(() => {
    if (offer.version <= stored.current.version) return;
    const theirs = draftOf(offer);
    const next = met(latest.current, stored.current.draft, theirs);
    stored.current = { version: offer.version, draft: theirs };
    latest.current = next;
    setDraft(next);
    planned(pauseMs);
  }, [offer]);

  const change = (part: Partial<Draft>) => {
    // Two changes of one moment are both kept.
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    plan(pauseMs);
  };
  return { draft, change, saving, flush: () => flushing.current() };
};
