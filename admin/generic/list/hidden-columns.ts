// Which columns a person hides; this device remembers it.
import { useState } from 'react';
import type { EntityMetadata } from '#admin/providers/metadata.ts';

const keyOf = (entity: EntityMetadata) => `hidden_columns.${entity.name}`;

const kept = (entity: EntityMetadata): readonly string[] => {
  const usual = entity.list?.hidden ?? [];
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(keyOf(entity)) ?? 'null');
    return Array.isArray(parsed) ? parsed.filter((name) => typeof name === 'string') : usual;
  } catch {
    return usual;
  }
};

export const useHiddenColumns = (entity: EntityMetadata): [readonly string[], (hidden: readonly string[]) => void] => {
  const [hidden, setHidden] = useState(() => kept(entity));
  return [
    hidden,
    (next) => {
      setHidden(next);
      try {
        localStorage.setItem(keyOf(entity), JSON.stringify(next));
      } catch {
        // Full or forbidden storage: the choice holds until the page is left.
      }
    },
  ];
};
