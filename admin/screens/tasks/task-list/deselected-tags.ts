// The tags that the user has deselected, stored on this device; storing the deselected ones keeps new tags visible.
import { useMemo, useState } from 'react';
import { useSession } from '#admin/providers/person/session.tsx';
import { keepValue, keptValue } from '#admin/ui/browser/browser-store.ts';

const key = 'deselected_tags';
/** Stands for tasks without a tag. */
export const noTag = 0;

const storedTags = (): readonly number[] => {
  const ids = keptValue(key);
  return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id)) : [];
};

export type DeselectedTags = {
  readonly deselected: readonly number[];
  readonly deselect: (ids: readonly number[]) => void;
  /** The filter in the server's terms: the remaining tags, null for untagged tasks; undefined while all are shown. */
  readonly tags: readonly (number | null)[] | undefined;
};

/** The tags that a filter leaves out; null shows all. */
const leftOut = (filter: unknown, tags: Iterable<number>): readonly number[] =>
  Array.isArray(filter) ? [...[...tags].filter((id) => !filter.includes(id)), ...(filter.includes(null) ? [] : [noTag])] : [];

/** @param inAddress the address's own filter, which precedes what is stored: that of a saved view */
export const useDeselectedTags = (inAddress?: unknown): DeselectedTags => {
  const session = useSession();
  const [chosen, setChosen] = useState(storedTags);
  const deselected = useMemo(
    () => (inAddress === undefined ? chosen.filter((id) => id === noTag || session.tags.has(id)) : leftOut(inAddress, session.tags.keys())),
    [chosen, inAddress, session.tags],
  );
  const tags = useMemo(() => {
    if (deselected.length === 0) return undefined;
    const left: (number | null)[] = [...session.tags.keys()].filter((id) => !deselected.includes(id));
    return deselected.includes(noTag) ? left : [...left, null];
  }, [deselected, session.tags]);
  return {
    deselected,
    tags,
    deselect: (ids) => {
      setChosen(ids);
      keepValue(key, ids);
    },
  };
};
