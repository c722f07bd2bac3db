// A search is asked once the fingers rest, and stands in its field at once.
import { useEffect, useRef, useState } from 'react';

/** Milliseconds of quiet after which a search is asked. */
const quiet = 100;

/** What is typed stands in the field at once, and in what is asked once the fingers rest. */
export const useTypedSearch = ({ q, change }: { q: string; change: (part: { q: string }) => void }): [string, (text: string) => void] => {
  const [typed, setTyped] = useState(q);
  const asked = useRef(q);
  // The address follows a moment later, when more may have been typed: what was asked from here does not come back into the field.
  const underWay = useRef<string[]>([]);
  useEffect(() => {
    const own = underWay.current.lastIndexOf(q);
    if (own >= 0) {
      underWay.current.splice(0, own + 1);
      return;
    }
    asked.current = q;
    setTyped(q);
  }, [q]);
  useEffect(() => {
    const text = typed.trim();
    if (text === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = text;
      underWay.current.push(text);
      change({ q: text });
    }, quiet);
    return () => clearTimeout(timer);
  }, [typed, change]);
  return [typed, setTyped];
};
