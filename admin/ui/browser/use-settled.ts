// What somebody types, once they rest: a search is asked for a word, not for each of its letters.
import { useEffect, useState } from 'react';

/** Milliseconds of quiet after which a search is asked. */
const quiet = 90;
export const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quiet);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
