// Notifies who is on call: once on the day before, and once when their shift begins.
import { createFormat } from '#schema/core/format.ts';
import { onCallShift } from '#schema/on-call/on-call-shift.ts';
import { skipLocked } from '../../core/database/locks.ts';
import { type Fragment, number, sql } from '../../core/database/sql.ts';
import { act, type Services, type Tx } from '../../core/events/act.ts';
import { notify } from '../company/notify.ts';

const dayMs = 86_400_000;

/** One shift that satisfies a condition, locked, skipping those locked by other processes. */
const nextShift = ({ read }: Tx, condition: Fragment): Promise<number | null> =>
  read.value(sql`select id from on_call_shift where ${condition} order by id limit 1 ${skipLocked('on_call_shift')}`, number);

const notifyOf = async (tx: Tx, id: number, kind: 'onCallTomorrow' | 'onCallBegins', at: Date): Promise<void> => {
  const shift = await tx.get('on_call_shift', id);
  const { timezone } = await tx.em.findOneOrFail(tx.database.entities.settings, { id: 1 });
  shift[kind === 'onCallTomorrow' ? 'reminded_at' : 'handover_at'] = tx.now;
  // Days and hours are written alike in every language.
  const time = createFormat('sl', timezone).dateTime(at.toISOString());
  const parameters = { level: `@on_call_shift.values.level.${shift.level}`, time };
  await notify(tx, { user_id: shift.user_id, kind, entity: onCallShift.name, id, parameters });
};

/** Reminds of one shift that begins within a day. @returns whether there may be more */
export const remindOfShift = (services: Services, now = Date.now()): Promise<boolean> =>
  act(services, null, async (tx) => {
    const tomorrow = new Date(now + dayMs);
    const id = await nextShift(tx, sql`"from" > ${new Date(now)} and "from" <= ${tomorrow} and reminded_at is null`);
    if (id === null) return false;
    await notifyOf(tx, id, 'onCallTomorrow', (await tx.get('on_call_shift', id)).from);
    return true;
  });

/** Notifies of one shift that has begun. @returns whether there may be more */
export const notifyOfHandover = (services: Services, now = Date.now()): Promise<boolean> =>
  act(services, null, async (tx) => {
    const id = await nextShift(tx, sql`"from" <= ${new Date(now)} and "to" > ${new Date(now)} and handover_at is null`);
    if (id === null) return false;
    await notifyOf(tx, id, 'onCallBegins', (await tx.get('on_call_shift', id)).to);
    return true;
  });
