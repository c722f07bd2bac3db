// The current lines of an import, and whether the user has corrected or skipped any.
import { useEffect, useRef, useState } from 'react';
import type { Line } from './mapping.ts';

type Lines = { readonly lines: readonly Line[]; readonly left: ReadonlySet<number> };

export const useLines = () => {
  const [held, hold] = useState<Lines>({ lines: [], left: new Set() });
  const [mending, setMending] = useState(false);
  // An undo must apply to the current lines, which may have changed since it was offered.
  const stands = useRef(held);
  useEffect(() => {
    stands.current = held;
  });
  return {
    ...held,
    /** Corrections made by the user and not imported yet. */
    mending,
    now: (): Lines => stands.current,
    /** Starts with the lines of a file. */
    begin: (lines: readonly Line[]): void => {
      hold({ lines, left: new Set() });
      setMending(false);
    },
    mend: (change: Partial<Lines>): void => {
      hold((before) => ({ ...before, ...change }));
      setMending(true);
    },
    settle: () => setMending(false),
  };
};
