// The unsent answer, typed and drawn, kept with the tab: neither a lost connection nor a reload loses it.
import { useEffect, useState } from 'react';
import type { Strokes } from '../ui/signature.tsx';

export type Draft = {
  readonly name: string;
  readonly strokes: Strokes;
  readonly reason: string;
  /** Objections by line; a line with an entry is open, even an empty one. */
  readonly objections: Readonly<Record<string, string>>;
};

const empty: Draft = { name: '', strokes: [], reason: '', objections: {} };
const keyOf = (token: string) => `answer ${token}`;

const storedDraft = (token: string): Draft => {
  try {
    return { ...empty, ...(JSON.parse(sessionStorage.getItem(keyOf(token)) ?? '{}') as Partial<Draft>) };
  } catch {
    return empty;
  }
};

export const useDraft = (token: string) => {
  const [draft, setDraft] = useState(() => storedDraft(token));
  useEffect(() => {
    try {
      sessionStorage.setItem(keyOf(token), JSON.stringify(draft));
    } catch {
      // Storage is full or forbidden: the draft lasts as long as the page.
    }
  }, [draft, token]);
  const write = (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed }));
  return { draft, write, forget: () => setDraft(empty) };
};
