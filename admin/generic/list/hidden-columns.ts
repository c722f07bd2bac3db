// The columns of a list and which of them the user hides, stored in the browser.
import { useState } from 'react';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { keepValue, keptValue } from '#admin/ui/browser/browser-store.ts';

export const columnNames = ({ list }: EntityMetadata): readonly string[] => [...(list?.columns ?? []), ...(list?.hidden ?? [])];

const keyOf = (entity: EntityMetadata) => `hidden_columns.${entity.name}`;

const storedColumns = (entity: EntityMetadata): readonly string[] => {
  const names = keptValue(keyOf(entity));
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : (entity.list?.hidden ?? []);
};

export const useHiddenColumns = (entity: EntityMetadata): [readonly string[], (hidden: readonly string[]) => void] => {
  const [hidden, setHidden] = useState(() => storedColumns(entity));
  return [
    hidden,
    (next) => {
      setHidden(next);
      keepValue(keyOf(entity), next);
    },
  ];
};
