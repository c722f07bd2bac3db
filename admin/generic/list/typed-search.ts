// A search is sent once the fingers rest, and stands in its field at once.
import { useEffect, useRef, useState } from 'react';

/** Milliseconds of quiet after which a search is sent. */
const quiet = 100;

/** What is typed stands in the field at once, and in what is searched for once the fingers rest. */
export const useTypedSearch = ({ q, change }: { q: string; change: (part: { q: string }) => void }): [string, (text: string) => void] => {
  const [typed, setTyped] = useState(q);
  const searched = useRef(q);
  // The address follows a moment later, when more may have been typed: what was searched for from here does not come back into the field.
  const underWay = useRef<string[]>([]);
  useEffect(() => {
    const own = underWay.current.lastIndexOf(q);
    if (own >= 0) {
      underWay.current.splice(0, own + 1);
      return;
    }
    searched.current = q;
    setTyped(q);
  }, [q]);
  useEffect(() => {
    const text = typed.trim();
    if (text === searched.current) return;
    const timer = setTimeout(() => {
      searched.current = text;
      underWay.current.push(text);
      change({ q: text });
    }, quiet);
    return () => clearTimeout(timer);
  }, [typed, change]);
  return [typed, setTyped];
};
