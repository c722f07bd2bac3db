// Whether a table has room for columns: under 768 px of its own width, at the user's zoom, its rows have two lines.
import { useEffect, useRef, useState } from 'react';
import { useBelow } from '#admin/ui/density.ts';

const columnsFrom = 768;

export const useNarrow = () => {
  const box = useRef<HTMLDivElement>(null);
  const phone = useBelow(columnsFrom);
  const [narrow, setNarrow] = useState(phone);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const zoom = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      setNarrow(element.clientWidth < columnsFrom * zoom);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, narrow: narrow || phone };
};
