// The lines of an import as they stand, and whether somebody mended them or left some out.
import { useEffect, useRef, useState } from 'react';
import type { Line } from './mapping.ts';

type Lines = { readonly lines: readonly Line[]; readonly left: ReadonlySet<number> };

export const useLines = () => {
  const [held, hold] = useState<Lines>({ lines: [], left: new Set() });
  const [mending, setMending] = useState(false);
  // An undo may be pressed when more was mended or left out since.
  const stands = useRef(held);
  useEffect(() => {
    stands.current = held;
  });
  return {
    ...held,
    /** By hand, and not brought in yet. */
    mending,
    now: (): Lines => stands.current,
    /** As a file gives them. */
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
