// What a colleague has changed is tinted for a second where it stands, and does not move.
import { type RefObject, useEffect, useRef } from 'react';

/** Tints the element when the mark becomes another one (null never tints), and as it comes where it has just `arrived`. */
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
