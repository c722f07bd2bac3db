// What the office writes into the ledger of vacation days by hand.
import { type LeaveReason, reasonsByHand } from '#schema/absences/leave-entry.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import type { Check } from '#server/crud/write/write.ts';

export const leaveEntryCheck: Check = {
  owned: (me) => ({ user_added: me.id, date_added: new Date(Math.floor(Date.now() / 1000) * 1000).toISOString() }),
  before: async (tx, _me, _stored, values) => {
    if (!reasonsByHand.includes(values?.reason as LeaveReason))
      throw new Refusal(422, 'invalid', { errors: [{ field: 'reason', reason: 'notByHand' }], area: 'leave_entry' });
    await tx.lock('user', Number(values?.user_id));
  },
  after: async () => {},
};
