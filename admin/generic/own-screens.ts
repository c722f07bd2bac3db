// The entities with their own page for new records, for generic parts that would otherwise open a popup.
import { createContext, useContext } from 'react';
import { createPathOf, type EntityMetadata } from '#admin/providers/records/metadata.ts';
import type { Screens } from './screens.ts';

export const ScreensContext = createContext<Screens>({});

/** `/task/create`, if the entity has its own screen for new records. */
export const useOwnCreatePath = (entity: EntityMetadata): string | undefined => {
  const screens = useContext(ScreensContext);
  return screens[entity.name]?.create ? createPathOf(entity) : undefined;
};
