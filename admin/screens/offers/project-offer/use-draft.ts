// Autosave of an offer after a pause in typing; saves run one after the other.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSelfSaving } from '#admin/generic/parts/self-saving.ts';
import { useFailureWords } from '#admin/providers/calls/failure.ts';
import { call } from '#admin/providers/calls/http.ts';
import { statusOf } from '#admin/providers/calls/problem.ts';
import type { Offer } from './data.ts';
import { changesOf, type Dispute, type Draft, disputesOf, draftOf, mergedDraft, withOther } from './draft.ts';

export type Saving =
  | { readonly is: 'saved'; readonly at: number | null }
  | { readonly is: 'saving' }
  | { readonly is: 'failed'; readonly reason: string };

const pauseMs = 700;
/** The offer has changed since the edit began. */
const stale = 412;

export const useDraft = (offer: Offer) => {
  const queries = useQueryClient();
  const words = useFailureWords();
  const [draft, setDraft] = useState(() => draftOf(offer));
  const [disputes, setDisputes] = useState<readonly Dispute[]>([]);
  const [saving, setSaving] = useState<Saving>({ is: 'saved', at: null });
  const stored = useRef({ version: offer.version, draft });
  const latest = useRef(draft);
  latest.current = draft;

  const save = async (keepalive: boolean): Promise<boolean> => {
    const body = changesOf(latest.current, stored.current.draft);
    if (!body) {
      // The failed change was reverted, or its save succeeded without an answer.
      setSaving((now) => (now.is === 'failed' ? { is: 'saved', at: Date.now() } : now));
      return true;
    }
    // A retry keeps the "not saved" status.
    setSaving((now) => (now.is === 'failed' ? now : { is: 'saving' }));
    try {
      const headers = { 'If-Match': String(stored.current.version) };
      const { json } = await call(`/project_offer/${offer.id}`, { method: 'PUT', body, headers, keepalive });
      stored.current = { version: json.version, draft: draftOf(json) };
      setSaving({ is: 'saved', at: Date.now() });
      void queries.invalidateQueries({ queryKey: ['project_offer'] });
      return true;
    } catch (error) {
      setSaving({ is: 'failed', reason: words(error) });
      again(error);
      // A refusal stays until the user or a colleague changes something.
      if (statusOf(error) === stale) void queries.invalidateQueries({ queryKey: ['project_offer'] });
      return false;
    }
  };
  const { flush, plan, again } = useSelfSaving(save);

  const planned = useEffectEvent(plan);
  useEffect(() => {
    if (offer.version <= stored.current.version) return;
    const storedByOther = draftOf(offer);
    const next = mergedDraft(latest.current, stored.current.draft, storedByOther);
    const disputed = disputesOf(latest.current, stored.current.draft, storedByOther);
    if (disputed.length > 0) setDisputes((before) => [...before, ...disputed]);
    stored.current = { version: offer.version, draft: storedByOther };
    latest.current = next;
    setDraft(next);
    planned(pauseMs);
  }, [offer]);

  const change = (part: Partial<Draft>) => {
    // Two changes in the same frame must both be kept.
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    plan(pauseMs);
  };
  const settle = (dispute: Dispute, choice: 'mine' | 'other') => {
    setDisputes((before) => before.filter((one) => one !== dispute));
    if (choice === 'other') change(withOther(latest.current, dispute));
  };
  return { draft, change, disputes, settle, saving, flush: () => flush() };
};
