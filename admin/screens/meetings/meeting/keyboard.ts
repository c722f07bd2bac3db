// The keyboard of a phone covers what is docked: how much of the page it hides.
import { useEffect, useState } from 'react';

/** Lower than any keyboard, higher than the bars of a browser that come and go. */
const least = 120;

/** Pixels of the page below the part that is seen; 0 without a keyboard. */
export const useKeyboard = (): number => {
  const [hidden, setHidden] = useState(0);
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const measure = () => {
      // Enlarged by two fingers, less is seen as well.
      const below = seen.scale > 1.01 ? 0 : Math.round(window.innerHeight - seen.height - seen.offsetTop);
      setHidden(below > least ? below : 0);
    };
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
    };
  }, []);
  return hidden;
};
