// Which rows came while somebody looked on: those are tinted, the ones that were there at first are not.
import { useState } from 'react';

/** Ids rise: whatever is above the highest one of the first answer has arrived since. */
export const useArrivals = (ids: readonly number[] | undefined): ((id: number) => boolean) => {
  const [highest, setHighest] = useState<number | null>(null);
  if (ids && highest === null) setHighest(Math.max(0, ...ids));
  return (id) => highest !== null && id > highest;
};
