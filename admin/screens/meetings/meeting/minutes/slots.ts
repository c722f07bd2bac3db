// Where a phone shows parts of the sheet: toolbar and save status in the dock, other writers in the header.
import { createContext } from 'react';

export type Slots = {
  readonly marks: HTMLElement | null;
  readonly saving: HTMLElement | null;
  readonly presence: HTMLElement | null;
};
export const SlotsContext = createContext<Slots | null>(null);
