// What takes less than 150 ms shows no sign of taking time at all.
import { useEffect, useState } from 'react';

/** True once `active` has held for a while; false at once when it ends. */
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
