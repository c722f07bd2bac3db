// The width of an element in CSS pixels at zoom 100, known before the first paint.
import { type RefObject, useLayoutEffect, useState } from 'react';
import { zoomOf } from './screen.ts';

export const useWidth = (part: RefObject<HTMLElement | null>) => {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = part.current;
    if (!element) return;
    const measure = () => setWidth(Math.round(element.clientWidth / zoomOf()));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [part]);
  return width;
};
