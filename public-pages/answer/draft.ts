// What somebody has typed and drawn before it is sent: kept with the tab, so that neither a lost line nor a reload loses it.
import { useEffect, useState } from 'react';
import type { Strokes } from '../ui/signature.tsx';

export type Draft = {
  readonly name: string;
  readonly strokes: Strokes;
  readonly reason: string;
  /** By line; what is there is open, also when it is empty still. */
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
      // Full or forbidden storage: it holds as long as the page does.
    }
  }, [draft, token]);
  const write = (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed }));
  return { draft, write, forget: () => setDraft(empty) };
};
