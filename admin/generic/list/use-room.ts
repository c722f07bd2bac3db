// The room of a table. Below 768 px of its own width, at the user's zoom, its rows have two lines.
import { type RefObject, useRef } from 'react';
import { useBelow } from '#admin/ui/tables/density.ts';
import { useWidth } from '#admin/ui/theme/use-width.ts';

const columnsFrom = 768;

export type Room = {
  /** In px at zoom 100; undefined before the first frame. */
  readonly width: number | undefined;
  /** The page has the phone layout. */
  readonly phone: boolean;
  /** There is no room for columns. */
  readonly narrow: boolean;
};

export const useRoom = (): Room & { readonly box: RefObject<HTMLDivElement | null> } => {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const phone = useBelow(columnsFrom);
  return { box, width, phone, narrow: phone || (width !== undefined && width < columnsFrom) };
};
