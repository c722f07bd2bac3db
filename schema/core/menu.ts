// Where an entity stands in the menu, and the pages of its lists there.
import type { Rule } from './access.ts';
import type { IconName } from './icon-names.ts';

export type Path = `/${string}`;

/** Groups of the menu, in its order. */
export const menuGroups = ['work', 'people', 'company'] as const;
export type Menu = {
  readonly group: (typeof menuGroups)[number];
  readonly icon: IconName;
  readonly order?: number;
  /** Opened every day: it may stand in the bar under the thumb on a phone. */
  readonly daily?: true;
  /** The entity below whose lists this entity stands. */
  readonly under?: string;
  /** Which rows are waiting for somebody: the menu shows their number. */
  readonly waits?: Readonly<Record<string, readonly (string | number)[]>>;
};

/** A named list: `filter={"list": name}` answers its rows. */
export type NamedList<K extends string> = {
  /** The list's page, which stands in the menu; null for a list that only other pages use. */
  readonly path: Path | null;
  /** Which rows of the entity the list holds; without it the page shows records that are to become such rows. */
  readonly rows?: Rule<K>;
};
