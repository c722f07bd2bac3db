// Delays loading indicators: a wait below 150 ms shows none.
import { useEffect, useState } from 'react';

/** True once `active` has lasted for `delay` milliseconds; false at once when it ends. */
export const useLate = (active: boolean, delay = 150) => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(setLate, delay, true);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, delay]);
  return active && late;
};
