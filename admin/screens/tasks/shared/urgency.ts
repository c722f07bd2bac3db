// How a deadline presses on what is still to be done: red when it is over, amber on its day.

import type { Format } from '#schema/core/format.ts';
import { isToDo } from './states.ts';

type Pressing = { readonly deadline: string | null; readonly status: number };

export const urgencyOf = ({ deadline, status }: Pressing, now: number, format: Format): 'danger' | 'warn' | undefined => {
  if (deadline === null || !isToDo({ status })) return undefined;
  if (Date.parse(deadline) <= now) return 'danger';
  return format.dayOf(deadline) === format.dayOf(now) ? 'warn' : undefined;
};
