// The screens of an entity besides the generic ones; `entity-screens.tsx` registers them.
import type { ComponentType, ReactNode } from 'react';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { allOf, type Caller, forUser, type Rule } from '#schema/core/access.ts';
import type { Filter } from './list/listing.ts';

export type ScreenProps = {
  readonly entity: EntityMetadata;
  /** The current named list, and all named lists. */
  readonly list?: string;
  readonly lists?: NamedLists;
};
export type Screen = ComponentType<ScreenProps>;

/** What a screen adds to the named lists declared by the schema. */
export type ListScreens = {
  /** The filter that people of a list use most: one press sets it, and it is remembered for the person. Its word is at `<entity>.screen.usual.<list>`. */
  readonly usual?: Readonly<Record<string, Filter>>;
  /** The lists are for reading, not for work: the menu shows no counts. */
  readonly uncounted?: true;
  /** Screens that open over a list, at `:id` below its address; the list renders them in an `<Outlet>`. */
  readonly over?: Readonly<Record<string, Screen>>;
};
/** Lists of an entity with a page each; the menu shows them below the entity. */
export type NamedLists = ListScreens & {
  /** The address of each list, in menu order. */
  readonly paths: Readonly<Record<string, string>>;
  readonly names: readonly string[];
};

/** An action on a record that the search has found by number; `blocked` is the reason why it is disabled. */
export type FoundAct = {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly blocked: string | null;
  readonly onAct: () => unknown;
};
export type FoundRecord = {
  readonly acts: readonly FoundAct[];
  readonly due: { readonly text: string; readonly tone?: 'warn' | 'danger' } | null;
};
/** Renders only the confirmation popups of its actions; `tell` passes the actions to the palette. */
export type FoundProps = { readonly id: number; readonly tell: (found: FoundRecord) => void };

export type EntityScreens = {
  readonly list?: Screen;
  readonly record?: Screen;
  readonly create?: Screen;
  readonly lists?: ListScreens;
  /** The actions on a record in the search results. */
  readonly found?: ComponentType<FoundProps>;
  /** Since when the user's own clock has been running on the found record; null if it is not. */
  readonly clock?: (working: { readonly status: number; readonly time: string }) => string | null;
  /** Further pages by path. */
  readonly more?: Readonly<Record<string, Screen>>;
};
export type Screens = Readonly<Record<string, EntityScreens>>;

/** Whether a user may create records of the entity, at least of some kind. */
export const mayCreate = ({ access }: Pick<EntityMetadata, 'access'>, me: Caller | null): boolean =>
  access.create !== undefined && forUser(access.create, me) !== false;

/** The access rule of a named list: the entity's read rule and the list's own rule. */
export const ruleOfList = ({ access, list }: EntityMetadata, name: string): Rule => {
  const own = list?.lists?.[name]?.rows;
  return own ? allOf(access.read, own) : access.read;
};
/** Whether a named list contains records of the entity, which are counted; other lists show planned records. */
export const isOfEntity = ({ list }: EntityMetadata, name: string): boolean => list?.lists?.[name]?.rows !== undefined;
/** The named lists that a user may open. */
export const listsFor = (entity: EntityMetadata, lists: NamedLists, me: Caller | null): readonly string[] =>
  lists.names.filter((name) => forUser(ruleOfList(entity, name), me) !== false);

/** The named lists of an entity that have a page, with the additions of its screens; undefined if there are none. */
export const namedListsOf = ({ name: entity, list }: EntityMetadata, screens: Screens): NamedLists | undefined => {
  const paths = Object.fromEntries(Object.entries(list?.lists ?? {}).flatMap(([name, { path }]) => (path ? [[name, path]] : [])));
  const names = Object.keys(paths);
  return names.length > 0 ? { ...screens[entity]?.lists, paths, names } : undefined;
};

export const listPath = ({ paths }: NamedLists, name: string): string => paths[name] ?? '/';
