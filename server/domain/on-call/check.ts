// Shifts are written one after the other; one that changes hands, or begins at another time, is notified of anew.
import type { Check } from '#server/crud/write/write.ts';
import { lockShifts } from './shifts.ts';

export const onCallCheck: Check = {
  before: async (tx, _me, stored, values) => {
    if (values) await lockShifts(tx);
    if (!stored || !values || !('user_id' in values || 'from' in values || 'to' in values)) return;
    const row = await tx.get('on_call_shift', Number(stored.id));
    row.uncovered_at = null;
    if ('user_id' in values || 'from' in values) {
      row.reminded_at = null;
      row.handover_at = null;
    }
    await tx.flush();
  },
  after: async () => undefined,
};
