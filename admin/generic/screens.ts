// Which screens an entity has besides the generic ones; `entity-screens.tsx` names them.
import type { ComponentType, ReactNode } from 'react';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { allOf, type Caller, forUser, type Rule } from '#schema/core/access.ts';
import type { Filter } from './list/listing.ts';

export type ScreenProps = {
  readonly entity: EntityMetadata;
  /** The named list that is shown, and all there are. */
  readonly list?: string;
  readonly lists?: NamedLists;
};
export type Screen = ComponentType<ScreenProps>;

/** What a screen adds to the named lists that the schema declares. */
export type ListScreens = {
  /** What a list leaves out until somebody asks for it. */
  readonly usual?: Readonly<Record<string, Filter>>;
  /** Places to read in rather than work to do: the menu tells no numbers. */
  readonly uncounted?: true;
  /** What opens over a list, at `:id` below its address; the list gives it its place by an `<Outlet>`. */
  readonly over?: Readonly<Record<string, Screen>>;
};
/** Lists of an entity that have a page each; the menu shows them below the entity. */
export type NamedLists = ListScreens & {
  /** The address of each, in the order of the menu. */
  readonly paths: Readonly<Record<string, string>>;
  readonly names: readonly string[];
};

/** Something that can be done at once with a record that the search has found by its number; `blocked` says why not. */
export type FoundAct = {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly blocked: string | null;
  readonly onAct: () => unknown;
};
export type Found = {
  readonly acts: readonly FoundAct[];
  readonly due: { readonly text: string; readonly tone?: 'warn' | 'danger' } | null;
};
/** Shows the questions of its acts and nothing else; tells the palette what there is. */
export type FoundProps = { readonly id: number; readonly tell: (found: Found) => void };

export type EntityScreens = {
  readonly list?: Screen;
  readonly record?: Screen;
  readonly create?: Screen;
  readonly lists?: ListScreens;
  /** What can be done with a record from where the search has found it. */
  readonly found?: ComponentType<FoundProps>;
  /** Since when the person's own clock runs on what was found; null while it stands still. */
  readonly clock?: (working: { readonly status: number; readonly time: string }) => string | null;
  /** Further pages by their paths. */
  readonly more?: Readonly<Record<string, Screen>>;
};
export type Screens = Readonly<Record<string, EntityScreens>>;

/** Whether somebody may make a record, at least one of some kind. */
export const mayCreate = ({ access }: Pick<EntityMetadata, 'access'>, me: Caller | null): boolean =>
  access.create !== undefined && forUser(access.create, me) !== false;

/** Who opens a named list: whoever reads the entity and has what the list itself asks for. */
export const ruleOfList = ({ access, list }: EntityMetadata, name: string): Rule => {
  const own = list?.lists?.[name]?.rows;
  return own ? allOf(access.read, own) : access.read;
};
/** Whether a named list holds records of the entity, which are counted; another shows what is to become of them. */
export const isOfEntity = ({ list }: EntityMetadata, name: string): boolean => list?.lists?.[name]?.rows !== undefined;
/** The named lists that a person opens. */
export const listsFor = (entity: EntityMetadata, lists: NamedLists, me: Caller | null): readonly string[] =>
  lists.names.filter((name) => forUser(ruleOfList(entity, name), me) !== false);

/** The named lists of an entity that have a page, with what its screens add to them; undefined where there are none. */
export const namedListsOf = ({ name: entity, list }: EntityMetadata, screens: Screens): NamedLists | undefined => {
  const paths = Object.fromEntries(Object.entries(list?.lists ?? {}).flatMap(([name, { path }]) => (path ? [[name, path]] : [])));
  const names = Object.keys(paths);
  return names.length > 0 ? { ...screens[entity]?.lists, paths, names } : undefined;
};

export const listPath = ({ paths }: NamedLists, name: string): string => paths[name] ?? '/';
