// The height of a phone's on-screen keyboard, which covers docked content.
import { useEffect, useState } from 'react';

/** Pixels: less than any keyboard, more than a browser's collapsing bars. */
const least = 120;

/** Pixels of the page hidden below the visible part; 0 without a keyboard. */
export const useKeyboard = (): number => {
  const [hidden, setHidden] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      // Pinch zoom also shrinks the visible part.
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
