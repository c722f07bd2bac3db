// A swap gives a turn on call, or a part of it, to a colleague: offered to one or to all, and valid only once somebody has accepted it.
import { signedIn } from '../core/access.ts';
import { check, index } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { choice, dateTime, readOnly, reference, text } from '../core/fields.ts';

export const swapStates = { offered: 0, accepted: 1, done: 2, declined: 3, cancelled: 4 } as const;
const tones = { offered: 'sent', accepted: 'active', done: 'done', declined: 'refused', cancelled: 'idle' } as const;

export const onCallSwap = defineEntity({
  name: 'on_call_swap',
  fields: {
    shift_id: readOnly(reference('on_call_shift', { onDelete: 'cascade' })),
    /** The part of the shift that changes hands. */
    from: readOnly(dateTime()),
    to: readOnly(dateTime()),
    offered_by: readOnly(reference('user')),
    /** The colleague to whom it is offered; empty for all. */
    user_id: readOnly(reference('user').optional()),
    note: readOnly(text({ max: 500 }).optional()),
    status: readOnly(choice(swapStates, tones).default(0)),
    taken_by: readOnly(reference('user').optional()),
    taken_at: readOnly(dateTime().optional()),
    decided_by: readOnly(reference('user').optional()),
    decided_at: readOnly(dateTime().optional()),
    reason: readOnly(text({ max: 500 }).optional()),
    date_added: readOnly(dateTime()),
  },
  paths: { list: '/onCallSwaps', detail: '/on_call_swap/{id}' },
  title: ['from'],
  list: {
    columns: ['status', 'offered_by', 'user_id', 'taken_by', 'from', 'to', 'note'],
    hidden: ['taken_at', 'decided_by', 'decided_at', 'reason', 'date_added'],
    search: ['note'],
    filters: ['status', 'offered_by', 'user_id', 'taken_by', 'from', 'to'],
    sort: 'from',
    order: 'DESC',
  },
  access: { read: signedIn },
  database: [check('order', '"to" > "from"'), index('shift_id', 'status'), index('status', 'to'), index('offered_by'), index('user_id')],
  menu: null,
});
