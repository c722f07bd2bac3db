// What the palette shows, as rows that one walks through with the arrows: a page to open, or something to do.
import type { ReactNode } from 'react';

export type PaletteRow = {
  readonly id: string;
  readonly icon: ReactNode;
  /** `#4127` */
  readonly number?: string;
  readonly title: string;
  /** Beside the title: whom it is for, why it was found, why it cannot be done. */
  readonly note?: string;
  readonly resting?: boolean;
  /** It was typed and not found: nothing in it is marked. */
  readonly unmarked?: boolean;
  /** The page that it opens. */
  readonly to?: string;
  readonly onAct?: () => unknown;
  /** Why it cannot be done now. */
  readonly blocked?: string | null;
  /** `Alt 1`: does it from the field. */
  readonly keys?: string;
  /** A card instead of a line: what has the number that was typed. */
  readonly large?: ReactNode;
};
export type PaletteGroup = { readonly id: string; readonly title: string; readonly count?: string; readonly rows: readonly PaletteRow[] };
