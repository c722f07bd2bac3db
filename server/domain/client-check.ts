// What a write of a client must respect beyond its own fields: one that was merged into another only waits to be taken back.
import { conflict } from '#server/core/refusal.ts';
import type { Check } from '#server/crud/write.ts';
import { area } from './client-merge.ts';

export const clientCheck: Check = {
  before: async (_tx, _me, stored) => {
    if (stored?.merged_into_id) throw conflict(area, 'mergedAway');
  },
  after: async () => {},
};
