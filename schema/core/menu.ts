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
  /** The entity below whose lists it stands. */
  readonly under?: string;
  /** Which of its rows wait for somebody, for the number beside it. */
  readonly waits?: Readonly<Record<string, readonly (string | number)[]>>;
};

/** A list that has a name: `filter={"list": name}` shows its rows. */
export type NamedList<K extends string> = {
  /** Its page, which stands in the menu; null where other pages alone ask for it. */
  readonly path: Path | null;
  /** Which rows of the entity it holds; a page without shows what is to become of them. */
  readonly rows?: Rule<K>;
};
