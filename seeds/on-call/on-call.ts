// Who is on call in the demo company: a technician first and another as the backup, week after week from Monday at seven; one week of the coming month still lacks its backup.
import { dayAfter, dayOf, mondayOf } from '#schema/core/zone.ts';
import { swapStates } from '#schema/on-call/on-call-swap.ts';
import { turnsOf } from '#schema/on-call/rotation.ts';
import { users, userTypes } from '../cast.ts';
import { retired } from '../people/crew.ts';
import type { Row } from '../rows.ts';
import { iso } from '../times/calendar.ts';

const zone = 'Europe/Ljubljana';
const weeksBefore = 6;
const weeksAfter = 8;
/** The turn of a backup who has left it since. */
const gapAfter = 3;
const week = 168;
const dayMs = 86_400_000;
const daySeconds = 86_400;

const onCallTypes = new Set(userTypes.filter(({ on_call }) => on_call).map(({ id }) => id));
const crew = users.filter(({ id, user_type_id }) => onCallTypes.has(user_type_id ?? 0) && id !== retired).map(({ id }) => id);

/** What the last turn left to the one of now. */
const handover = (user_id: number, at: number) => ({
  handover_note: 'Kotel v Domu upokojencev Vrba še pušča, del pride v torek. Ključi kombija so pri Evi.',
  handover_note_by: user_id,
  handover_note_at: iso(at / 1000 - 1800),
});

/** Shifts that have begun, or begin within a day, are notified of already. */
export const makeOnCall = ({ now }: { now: Date }): Row<'on_call_shift'>[] => {
  const at = now.getTime();
  const monday = mondayOf(dayOf(at, zone));
  const rotation = {
    turn_hours: week,
    handover: '07:00',
    start: dayAfter(monday, -7 * weeksBefore),
    end: dayAfter(monday, 7 * weeksAfter),
  };
  const half = Math.ceil(crew.length / 2);
  const turnsFor = (user_ids: readonly number[]) => turnsOf({ ...rotation, user_ids }, zone);
  const shifts = [
    ...turnsFor(crew.slice(0, half)).map((turn) => ({ ...turn, level: 'first' as const })),
    ...turnsFor(crew.slice(half))
      .filter((_turn, index) => index !== weeksBefore + gapAfter)
      .map((turn) => ({ ...turn, level: 'backup' as const })),
  ];
  return shifts.map(({ user_id, level, from, to }, index) => ({
    id: index + 1,
    user_id,
    level,
    from: iso(from / 1000),
    to: iso(to / 1000),
    reminded_at: from <= at + dayMs ? iso(Math.min(from, at) / 1000 - daySeconds) : null,
    handover_at: from <= at ? iso(from / 1000) : null,
    ...(level === 'first' && to <= at && to > at - week * 3_600_000 && handover(user_id, to)),
  }));
};

/** Of the next turn that nobody was reminded of, the weekend is offered to all. */
export const makeSwaps = (shifts: readonly Row<'on_call_shift'>[], { now }: { now: Date }): Row<'on_call_swap'>[] => {
  const next = shifts.find(({ level, reminded_at }) => level === 'first' && reminded_at === null);
  if (!next) return [];
  const day = (days: number) => new Date(Date.parse(String(next.from)) + days * dayMs).toISOString();
  const added = new Date(now.getTime() - dayMs / 2).toISOString();
  const part = { from: day(5), to: String(next.to), note: 'Za konec tedna imam poroko v družini.' };
  return [{ id: 1, shift_id: Number(next.id), offered_by: Number(next.user_id), status: swapStates.offered, date_added: added, ...part }];
};
