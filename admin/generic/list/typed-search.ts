// Debounces a search: the field shows the text at once, the query follows after a pause.
import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a keystroke before the search is sent. */
const quiet = 100;

/** Returns the text of the field; the searched text follows after the pause. */
export const useTypedSearch = ({ q, change }: { q: string; change: (part: { q: string }) => void }): [string, (text: string) => void] => {
  const [typed, setTyped] = useState(q);
  const searched = useRef(q);
  // The address updates later, when more may be typed: searches sent from here must not overwrite the field.
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
