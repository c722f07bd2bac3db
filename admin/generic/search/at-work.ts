// The record on which the user works now, for the search results.
import { createContext } from 'react';

export type AtWork = { readonly kind: string; readonly id: number };
export const AtWorkContext = createContext<AtWork | null>(null);
