// A row of the palette: a page to open or a command, selectable by arrow keys.
import type { ReactNode } from 'react';

export type PaletteRow = {
  readonly id: string;
  readonly icon: ReactNode;
  /** `#4127` */
  readonly number?: string;
  readonly title: string;
  /** Beside the title: the client, the matching text, or why a command is disabled. */
  readonly note?: string;
  readonly resting?: boolean;
  /** The title is the typed text, not a match: nothing in it is highlighted. */
  readonly unmarked?: boolean;
  /** The address that the row opens. */
  readonly to?: string;
  readonly onAct?: () => unknown;
  /** Why the command is disabled. */
  readonly blocked?: string | null;
  /** `Alt 1`: the shortcut that runs the command from the field. */
  readonly keys?: string;
  /** A card instead of a line, for the record with the typed number. */
  readonly large?: ReactNode;
};
export type PaletteGroup = { readonly id: string; readonly title: string; readonly count?: string; readonly rows: readonly PaletteRow[] };
