// Highlights content changed by others for a second, without moving it.
import { type RefObject, useEffect, useRef } from 'react';

/** Highlights the element when its mark changes (null never highlights), and on mount if it has just `arrived`. */
export const useTint = (element: RefObject<HTMLElement | null>, mark: unknown, arrived = false): void => {
  const known = useRef(arrived ? Symbol('before') : mark);
  useEffect(() => {
    if (Object.is(known.current, mark)) return;
    known.current = mark;
    if ((mark === null && !arrived) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.current?.animate([{ backgroundColor: 'var(--pressed)' }, { backgroundColor: 'transparent' }], {
      duration: 1000,
      easing: 'ease-out',
    });
  }, [element, mark, arrived]);
};
