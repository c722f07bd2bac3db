// The rule for writing a client beyond its fields: a client merged into another one cannot be changed, only unmerged.
import { conflict } from '#server/core/http/refusal.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import type { Check } from '#server/crud/write/write.ts';
import { area } from './merge.ts';

const ahead = async (_from: unknown, _me: unknown, stored: ApiRecord | null): Promise<void> => {
  if (stored?.merged_into_id) throw conflict(area, 'mergedAway');
};

export const clientCheck: Check = {
  refuses: ['mergedAway'],
  ahead,
  before: (_tx, _me, stored) => ahead(null, null, stored),
  after: async () => {},
};
