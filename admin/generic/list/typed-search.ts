// A search is asked once the fingers rest, and stands in its field at once.
import { useEffect, useState } from 'react';
import type { Listing } from './listing.ts';

/** Milliseconds of quiet after which a search is asked. */
const quiet = 150;

/** What is typed stands in the field at once and in the listing once the fingers rest. */
export const useTypedSearch = ({ q, change }: Pick<Listing, 'q' | 'change'>): [string, (text: string) => void] => {
  const [typed, setTyped] = useState(q);
  const [asked, setAsked] = useState(q);
  if (q !== asked) {
    setAsked(q);
    if (q !== typed.trim()) setTyped(q);
  }
  useEffect(() => {
    if (typed.trim() === asked) return;
    const timer = setTimeout(() => {
      setAsked(typed.trim());
      change({ q: typed.trim() });
    }, quiet);
    return () => clearTimeout(timer);
  }, [typed, asked, change]);
  return [typed, setTyped];
};
