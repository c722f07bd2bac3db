// Which screens an entity has besides the generic ones; `app.tsx` names them.
import type { ComponentType } from 'react';
import type { EntityMetadata } from '#admin/providers/metadata.ts';

export type ScreenProps = {
  readonly entity: EntityMetadata;
  /** The named list that is shown. */
  readonly list?: string;
};
export type Screen = ComponentType<ScreenProps>;

export type EntityScreens = {
  readonly list?: Screen;
  readonly record?: Screen;
  readonly create?: Screen;
  /** Named lists that have a page each, `/tasks/{list}`; the menu shows them below the entity. */
  readonly lists?: { readonly path: string; readonly names: readonly string[] };
  /** Further pages by their paths: `/tasks/waitingForConfirmation/:id`. */
  readonly more?: Readonly<Record<string, Screen>>;
};
export type Screens = Readonly<Record<string, EntityScreens>>;

export const listPath = ({ path }: NonNullable<EntityScreens['lists']>, name: string): string => path.replace('{list}', name);
