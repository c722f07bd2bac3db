// Which entities are made on a page of their own, for generic parts that would otherwise open a popup.
import { createContext, useContext } from 'react';
import { createPathOf, type EntityMetadata } from '#admin/providers/records/metadata.ts';
import type { Screens } from './screens.ts';

export const ScreensContext = createContext<Screens>({});

/** `/task/create`, where what is made has a screen of its own. */
export const useOwnCreatePath = (entity: EntityMetadata): string | undefined => {
  const screens = useContext(ScreensContext);
  return screens[entity.name]?.create ? createPathOf(entity) : undefined;
};
