// Marks rows that arrived while the list is shown; the first rows are not marked.
import { useState } from 'react';

/** Ids increase: an id above the highest of the first answer has arrived since. */
export const useArrivals = (ids: readonly number[] | undefined): ((id: number) => boolean) => {
  const [highest, setHighest] = useState<number | null>(null);
  if (ids && highest === null) setHighest(Math.max(0, ...ids));
  return (id) => highest !== null && id > highest;
};
