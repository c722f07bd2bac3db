// The menu's structure: groups of entries, each with icon, count and child lists.
import type { IconName } from '#schema/core/icon-names.ts';

export interface MenuItem {
  id: string;
  label: string;
  to: string;
  icon: IconName;
  /** The number of waiting records. */
  count?: number;
  /** Child lists. */
  children?: readonly Omit<MenuItem, 'icon' | 'children'>[];
  /** Further paths of the entry: `/task/`. */
  paths?: readonly string[];
}

export interface MenuGroup {
  id: string;
  /** The first group needs no label. */
  label?: string;
  items: readonly MenuItem[];
}

/** Whether the path is the entry's page, or a page below it. */
export const isAt = (path: string, { to, paths }: Pick<MenuItem, 'to' | 'paths'>) =>
  path === to || path.startsWith(`${to}/`) || (paths?.some((other) => path.startsWith(other)) ?? false);

/** Whether the path belongs to the entry or to one of its children. */
export const isWithin = (path: string, item: MenuItem) => isAt(path, item) || (item.children?.some((child) => isAt(path, child)) ?? false);
