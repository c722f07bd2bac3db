// The clock of a meeting: starts, stops, continues and ends, and with it the time of the current agenda item.
import { meeting } from '#schema/meetings/meeting.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { transition } from '#server/crud/write/transition.ts';
import { holdItem, itemsOf, switchTo } from './items.ts';
import { meetingRecord, type Which } from './life.ts';
import { fixMinutes } from './version.ts';

const seconds = (from: Date | null | undefined, to: Date) => (from ? Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000)) : 0);

/** The meeting's duration when the clock stops. */
const held = async (tx: Tx, id: number) => {
  const { held_time, running_since } = await tx.get('meeting', id);
  return { held_time: held_time + seconds(running_since, tx.now), running_since: null };
};

/** Starts with the first item; everybody who accepted counts as present until somebody changes it. */
export const startMeeting = (services: Services, me: Me, { id, ifMatch }: Which): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    const now = tx.now.toISOString();
    const begun = { started_at: now, running_since: now };
    await transition(tx, meeting, me, id, 'start', begun, { ifMatch });
    const coming = await tx.em.find(tx.database.entities.meeting_participant, { meeting_id: id, answer: 'accepted', attendance: null });
    for (const one of coming) one.attendance = 'here';
    const [first] = await itemsOf(tx, id);
    await switchTo(tx, id, first?.id ?? null, true);
    return meetingRecord(tx, me, id);
  });

export const stopMeeting = (services: Services, me: Me, { id, ifMatch }: Which): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    await transition(tx, meeting, me, id, 'stop', await held(tx, id), { ifMatch });
    for (const one of await itemsOf(tx, id)) holdItem(one, tx.now);
    await tx.flush();
    return meetingRecord(tx, me, id);
  });

export const continueMeeting = (services: Services, me: Me, { id, ifMatch }: Which): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    await transition(tx, meeting, me, id, 'continue', { running_since: tx.now.toISOString() }, { ifMatch });
    const current = (await itemsOf(tx, id)).find((one) => one.current);
    if (current) current.since = tx.now;
    await tx.flush();
    return meetingRecord(tx, me, id);
  });

/** Ends the meeting and saves its minutes as their first version. */
export const finishMeeting = (services: Services, me: Me, { id, ifMatch }: Which): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    await transition(tx, meeting, me, id, 'finish', { ...(await held(tx, id)), finished_at: tx.now.toISOString() }, { ifMatch });
    await switchTo(tx, id, null, false);
    await fixMinutes(tx, me, id, null);
    return meetingRecord(tx, me, id);
  });
