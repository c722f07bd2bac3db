// The record on which the person works now, for the rows of the search.
import { createContext } from 'react';

export type AtWork = { readonly kind: string; readonly id: number };
export const AtWorkContext = createContext<AtWork | null>(null);
