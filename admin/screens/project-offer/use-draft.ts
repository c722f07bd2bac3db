// What is written in an offer is saved by itself, a moment after the last key; two saves never overtake each other.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFailureWords } from '#admin/providers/failure.ts';
import { call } from '#admin/providers/http.ts';
import type { Offer } from './data.ts';

const written = ['lines', 'discount', 'vat_rate', 'reverse_charge', 'introduction', 'terms'] as const;
export type Draft = Pick<Offer, (typeof written)[number]>;
export type Saving =
  | { readonly is: 'saved'; readonly at: number | null }
  | { readonly is: 'saving' }
  | { readonly is: 'failed'; readonly reason: string };

const draftOf = (offer: Offer): Draft => Object.fromEntries(written.map((field) => [field, offer[field]])) as Draft;
/** A line without a name is not saved yet; what is no number waits too. */
const whole = ({ lines, ...rest }: Draft): Draft => ({
  ...rest,
  lines: lines.filter(({ title, quantity, price, discount }) => title.trim() && [quantity, price, discount].every(Number.isFinite)),
});
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const pauseMs = 700;

export const useDraft = (offer: Offer) => {
  const queries = useQueryClient();
  const words = useFailureWords();
  const [draft, setDraft] = useState(() => draftOf(offer));
  const [saving, setSaving] = useState<Saving>({ is: 'saved', at: null });
  const stored = useRef({ version: offer.version, draft });
  const latest = useRef(draft);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  latest.current = draft;

  // What a colleague saved is taken over, unless something is being written here.
  useEffect(() => {
    if (offer.version <= stored.current.version) return;
    const untouched = same(whole(latest.current), whole(stored.current.draft));
    stored.current = { version: offer.version, draft: draftOf(offer) };
    if (untouched) setDraft(draftOf(offer));
  }, [offer]);

  const save = async (keepalive = false): Promise<boolean> => {
    const next = whole(latest.current);
    if (same(next, whole(stored.current.draft))) return true;
    const changed = Object.fromEntries(
      written.flatMap((field) => (same(next[field], stored.current.draft[field]) ? [] : [[field, next[field]]])),
    );
    setSaving({ is: 'saving' });
    try {
      const headers = { 'If-Match': String(stored.current.version) };
      const { json } = await call<Offer>(`/project_offer/${offer.id}`, { method: 'PUT', body: changed, headers, keepalive });
      stored.current = { version: json.version, draft: draftOf(json) };
      setSaving({ is: 'saved', at: Date.now() });
      void queries.invalidateQueries({ queryKey: ['project_offer'] });
      return true;
    } catch (error) {
      setSaving({ is: 'failed', reason: words(error) });
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
  useEffect(() => {
    const leave = () => void flushing.current(true);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const change = (part: Partial<Draft>) => {
    // Two changes of one moment are both kept.
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flushing.current(), pauseMs);
  };
  return { draft, change, saving, flush: () => flushing.current() };
};
