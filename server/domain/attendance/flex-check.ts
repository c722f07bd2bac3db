// What the office writes into the ledger of flexible hours by hand.
import { balanceOf, monthOf } from '#schema/attendance/flex.ts';
import { type FlexReason, flexReasonsByHand } from '#schema/attendance/flex-entry.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import type { Check } from '#server/crud/write/write.ts';
import { lockClock } from '../times/clock.ts';
import { flexRows } from './flex-rows.ts';

const refused = (field: string, reason: string) => new Refusal(422, 'invalid', { errors: [{ field, reason }], area: 'flex_entry' });

export const flexEntryCheck: Check = {
  owned: (me) => ({ user_added: me.id, date_added: new Date(Math.floor(Date.now() / 1000) * 1000).toISOString() }),
  before: async (tx, _me, _stored, values) => {
    const reason = (values?.reason ?? 'corrected') as FlexReason;
    if (!flexReasonsByHand.includes(reason)) throw refused('reason', 'notByHand');
    // Two who pay out at once wait for each other, and so does the count of a month.
    await lockClock(tx, Number(values?.user_id));
    const rows = await flexRows(tx.read, [Number(values?.user_id)]);
    if (reason === 'payout' && balanceOf(rows) + Number(values?.seconds) < 0) throw refused('seconds', 'beyondBalance');
    const month = monthOf(String(values?.day));
    if (reason === 'opening' && rows.some((row) => row.reason === 'opening' || (row.reason === 'counted' && monthOf(row.day) < month)))
      throw refused('reason', 'notFirst');
  },
  after: async () => {},
};
