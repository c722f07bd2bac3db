// The keyboard of a phone covers what is docked: how much of the page it hides.
import { useEffect, useState } from 'react';

/** Lower than any keyboard, higher than the bars of a browser that come and go. */
const least = 120;

/** Pixels of the page below the part that is seen; 0 without a keyboard. */
export const useKeyboard = (): number => {
  const [hidden, setHidden] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      // Enlarged by two fingers, less is seen as well.
      const below = viewport.scale > 1.01 ? 0 : Math.round(window.innerHeight - viewport.height - viewport.offsetTop);
      setHidden(below > least ? below : 0);
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
  return hidden;
};
