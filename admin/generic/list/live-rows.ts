// The rows of a list that others work on are true by themselves: read anew when something of the entity has changed.

import { useOnceForMany } from '#admin/providers/calls/once-for-many.ts';
import { useLive } from '#admin/providers/live/live.tsx';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';

/** Milliseconds in which several changes become one reading. */
const together = 150;

/** Of entities that have a life: master data changes seldom, and under nobody's eyes. */
export const useLiveRows = ({ name, workflow }: EntityMetadata, { refetch }: { readonly refetch: () => unknown }): void => {
  const read = () => void refetch();
  const readSoon = useOnceForMany(read, together);
  useLive([name], readSoon, { refresh: read, enabled: workflow !== undefined });
};
