// Whether a table has room for columns: under 768 px of its own width, at the user's zoom, its rows have two lines.
import { useRef } from 'react';
import { useBelow } from '#admin/ui/tables/density.ts';
import { useWidth } from '#admin/ui/theme/use-width.ts';

const columnsFrom = 768;

export const useNarrow = () => {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const phone = useBelow(columnsFrom);
  return { box, narrow: phone || (width !== undefined && width < columnsFrom) };
};
