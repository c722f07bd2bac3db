// What the menu shows: groups of places, each with its sign, its number of waiting things, and its lists.
import type { IconName } from '#schema/core/icon-names.ts';

export interface MenuItem {
  id: string;
  label: string;
  to: string;
  icon: IconName;
  /** Things that wait there. */
  count?: number;
  /** Its lists. */
  children?: readonly Omit<MenuItem, 'icon' | 'children'>[];
  /** Further paths that belong to it: `/task/`. */
  paths?: readonly string[];
}

export interface MenuGroup {
  id: string;
  /** The first group needs none. */
  label?: string;
  items: readonly MenuItem[];
}

/** Is this the place where one is, or a page below it? */
export const isAt = (path: string, { to, paths }: Pick<MenuItem, 'to' | 'paths'>) =>
  path === to || path.startsWith(`${to}/`) || (paths?.some((other) => path.startsWith(other)) ?? false);

/** The item whose page is shown, or whose child's is. */
export const isWithin = (path: string, item: MenuItem) => isAt(path, item) || (item.children?.some((child) => isAt(path, child)) ?? false);
