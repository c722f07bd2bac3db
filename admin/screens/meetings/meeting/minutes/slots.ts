// Where a phone shows what belongs to the sheet but stands elsewhere: the marks and the saving in the dock, who else writes in the head.
import { createContext } from 'react';

export type Slots = {
  readonly marks: HTMLElement | null;
  readonly saving: HTMLElement | null;
  readonly presence: HTMLElement | null;
};
export const SlotsContext = createContext<Slots | null>(null);
