// The note that a turn leaves to the next one of the same level and team.
import { onCallShift } from '#schema/on-call/on-call-shift.ts';
import { act, type Services } from '#server/core/events/act.ts';
import { conflict, notAllowed } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readInside } from '#server/crud/read/read-inside.ts';
import { change } from '#server/crud/write/write.ts';

/** Written by the user of a turn that has begun, or by whoever plans; an empty one is removed. @throws Refusal 403, 404, 409 `notBegun` */
export const writeHandover = (services: Services, me: Me, id: number, note: string | null): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    await tx.lock('on_call_shift', id);
    const shift = await tx.get('on_call_shift', id);
    if (shift.user_id !== me.id && !me.permissions.has('on_call.write')) throw notAllowed('on_call.write');
    if (shift.from > tx.now) throw conflict(onCallShift.name, 'notBegun');
    const written = note
      ? { handover_note_by: me.id, handover_note_at: tx.now.toISOString() }
      : { handover_note_by: null, handover_note_at: null };
    await change(tx, onCallShift, id, { handover_note: note, ...written });
    return readInside(tx, onCallShift, me, id);
  });
