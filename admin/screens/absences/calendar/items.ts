// The rows of the grid of absences: groups by user type, users, and how many are away; each with its place in the column.
import { useMemo } from 'react';
import { useSession } from '#admin/providers/person/session.tsx';
import type { AbsenceCalendar, CalendarAbsence } from '#admin/screens/absences/shared/data.ts';
import { type CalendarUser, type Coverage, coverageOf, groupsOf, together } from './coverage.ts';
import { daysOfMonth } from './days.ts';

/** Heights in rem, equal to those of the sheet. */
export const heights = { group: 1.875, lane: 2.375, touch: 3.25, foot: 2.25 } as const;

export type LaneItem = {
  readonly kind: 'lane';
  readonly user: CalendarUser;
  readonly days: readonly string[];
  /** The month that is shown, where one user's months are below each other. */
  readonly month: string | null;
};
export type Item =
  | LaneItem
  | { readonly kind: 'group'; readonly name: string | null; readonly users: number }
  | { readonly kind: 'foot'; readonly name: string | null; readonly coverage: readonly Coverage[] };
export type Placed<I extends Item = Item> = { readonly item: I; readonly top: number; readonly height: number; readonly index: number };

export const placed = (items: readonly Item[], touch: boolean): { readonly rows: readonly Placed[]; readonly height: number } => {
  let top = 0;
  const rows = items.map((item, index) => {
    const height = item.kind === 'lane' && touch ? heights.touch : heights[item.kind];
    const row = { item, top, height, index };
    top += height;
    return row;
  });
  return { rows, height: top };
};

/** The users by group, the caller first; with how many are away where a group has more than one. */
export const itemsOf = (
  calendar: AbsenceCalendar,
  own: ReadonlyMap<number, readonly CalendarAbsence[]>,
  days: readonly string[],
  me: number,
): { readonly items: readonly Item[]; readonly coverage: readonly Coverage[] } => {
  const mine = calendar.users.filter(({ id }) => id === me);
  const groups = groupsOf([...mine, ...calendar.users.filter(({ id }) => id !== me)]);
  const each = groups.map((group) => coverageOf(group, calendar, own, days));
  const items = groups.flatMap(({ name, users }, at): Item[] => [
    { kind: 'group', name, users: users.length },
    ...users.map((user): Item => ({ kind: 'lane', user, days, month: null })),
    ...(users.length > 1 ? [{ kind: 'foot' as const, name, coverage: each[at] ?? [] }] : []),
  ]);
  return { items, coverage: together(each, days) };
};

type Shown = { readonly calendar: AbsenceCalendar; readonly months: readonly string[]; readonly of: CalendarUser | undefined };

export const useItems = (
  { calendar, months, of }: Shown,
  own: ReadonlyMap<number, readonly CalendarAbsence[]>,
  days: readonly string[],
): { readonly items: readonly Item[]; readonly coverage: readonly Coverage[] | null } => {
  const me = useSession().user.id;
  return useMemo(() => {
    if (!of) return itemsOf(calendar, own, days, me);
    const items: Item[] = months.map((month) => ({ kind: 'lane', user: of, days: daysOfMonth(month), month }));
    return { items, coverage: null };
  }, [calendar, months, of, own, days, me]);
};
