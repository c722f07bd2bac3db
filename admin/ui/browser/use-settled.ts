// Debounces typed text, so that a search is sent per word, not per letter.
import { useEffect, useState } from 'react';

/** Milliseconds without a keystroke before a search is sent. */
const quiet = 90;
export const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quiet);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
