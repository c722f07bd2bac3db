// The parts of a grid whose cells are spans of days, which a table has no elements for.
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';

type Grid = {
  readonly label: string;
  readonly rows: number;
  readonly active: string | undefined;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onPress: (event: MouseEvent<HTMLElement>) => void;
  /** Whether the grid itself has the focus, and nothing inside it. */
  readonly onFocused: (focused: boolean) => void;
};

export const gridOf = ({ label, rows, active, onKey, onPress, onFocused }: Grid) =>
  ({
    role: 'grid',
    tabIndex: 0,
    'aria-label': label,
    'aria-rowcount': rows,
    'aria-activedescendant': active,
    'aria-multiselectable': true,
    onKeyDown: onKey,
    onClick: onPress,
    onFocus: ({ target, currentTarget }: FocusEvent) => onFocused(target === currentTarget),
    onBlur: () => onFocused(false),
  }) as const;

/** The row at an index, counted from the first one that there is, whether it is drawn or not. */
export const rowOf = (index: number) => ({ role: 'row', 'aria-rowindex': index + 1 }) as const;
export const rowHeader = { role: 'rowheader' } as const;
export const gridCell = { role: 'gridcell' } as const;
export const namedCell = (label: string) => ({ ...gridCell, 'aria-label': label, title: label }) as const;
export const cursorCell = (id: string, label: string, selected: boolean) =>
  ({ ...gridCell, id, 'aria-label': label, 'aria-selected': selected, 'aria-describedby': `${id}-card` }) as const;
/** What describes the cursor's cell, where there is something to say. */
export const cardOf = (cursor: string | undefined) => ({ role: 'tooltip', id: `${cursor}-card` }) as const;
