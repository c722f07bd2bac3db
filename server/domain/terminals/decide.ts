// Decides by hand on taps that could not be booked: books them once they fit, or dismisses them with a reason.
import type { Rows } from '#generated/entities.ts';
import { terminalEvent } from '#schema/terminals/terminal-event.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { conflict, invalid } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readInside } from '#server/crud/read/read-inside.ts';
import { tap } from './clock.ts';
import { personById } from './people.ts';

const opened = async (tx: Tx, id: number): Promise<Rows['terminal_event']> => {
  const event = await tx.get('terminal_event', id);
  if (event.outcome !== 'kept') throw conflict('terminal', 'decided');
  return event;
};

const decide = async (
  tx: Tx,
  me: Me,
  event: Rows['terminal_event'],
  action: 'settle' | 'dismiss',
  values: Pick<Partial<Rows['terminal_event']>, 'outcome' | 'user_id' | 'note'>,
): Promise<ApiRecord> => {
  const { outcome, user_id } = event;
  Object.assign(event, { ...values, settled_by: me.id, settled_at: tx.now, version: event.version + 1 });
  await tx.flush();
  tx.record({
    entity: 'terminal_event',
    id: event.id,
    action,
    before: { outcome, user_id: user_id ?? null },
    after: { outcome: event.outcome, user_id: event.user_id ?? null },
    reason: values.note ?? undefined,
    topics: ['terminal_event', `registration_terminal:${event.terminal_id}`],
  });
  return readInside(tx, terminalEvent, me, event.id);
};

/** Books a tap at its true time, for its user or the given one. @throws Refusal 409 with what still prevents it */
export const settleEvent = (services: Services, me: Me, id: number, given: number | undefined): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    const event = await opened(tx, id);
    const user_id = given ?? event.user_id;
    if (!user_id) throw invalid({ field: 'user_id', reason: 'required' });
    if (!(await personById(tx, user_id))) throw invalid({ field: 'user_id', reason: 'notReference' });
    const terminal = await tx.em.findOneOrFail(tx.database.entities.registration_terminal, { id: event.terminal_id });
    const where = { ...terminal, task_id: Number(terminal.task_id), work_type_id: terminal.work_type_id ?? null };
    await tap(tx, where, user_id, { action: event.action, at: new Date(event.occurred_at), late: true });
    return decide(tx, me, event, 'settle', { outcome: 'settled', user_id });
  });

export const dismissEvent = (services: Services, me: Me, id: number, reason: string): Promise<ApiRecord> =>
  act(services, me, async (tx) => decide(tx, me, await opened(tx, id), 'dismiss', { outcome: 'dismissed', note: reason }));
