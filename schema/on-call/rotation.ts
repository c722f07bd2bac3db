// A rotation gives the turns of several people in their order. Turns are counted on the company's clock, so that the hand-over stays at its hour when clocks change; that turn is an hour shorter or longer.
import { dayAfter, instantsAt, two } from '../core/zone.ts';
import type { Period } from './periods.ts';

export type Rotation = {
  /** The people in their order; who is named twice has two turns in each round. */
  readonly user_ids: readonly number[];
  readonly turn_hours: number;
  /** The hour of the hand-over, `HH:MM`. */
  readonly handover: string;
  /** The days of the first and of the last hand-over. */
  readonly start: string;
  readonly end: string;
};
export type Turn = Period & { readonly user_id: number };

/** The longest turn: four weeks. */
export const longestTurn = 672;
/** The most turns that a rotation writes at once. */
export const mostTurns = 400;

const minuteMs = 60_000;
const clockText = (local: number): string => {
  const at = new Date(local);
  return `${at.toISOString().slice(0, 10)} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
};
const localTime = (day: string, clock: string): number => Date.parse(`${day}T${clock}:00Z`);

/** The instant of a local time: the first of two where clocks are set back, the end of the hour that is left out where they are set forward. */
const instantOf = (local: number, zone: string): number => {
  for (let at = local; ; at += minuteMs) {
    const [instant] = instantsAt(clockText(at), zone);
    if (instant !== undefined) return instant;
  }
};

/** How many turns there are between the first hand-over and the last. */
export const turnCount = ({ turn_hours, handover, start, end }: Rotation): number =>
  Math.ceil((localTime(end, handover) - localTime(start, handover)) / (turn_hours * 60 * minuteMs));

/** The turns one after the other, without gaps; the last one ends with the rotation. */
export const turnsOf = (rotation: Rotation, zone: string): Turn[] => {
  const { user_ids, turn_hours, handover, start, end } = rotation;
  const [first, last] = [localTime(start, handover), localTime(end, handover)];
  const handovers = Array.from({ length: Math.max(0, turnCount(rotation)) + 1 }, (_, at) =>
    instantOf(Math.min(last, first + at * turn_hours * 60 * minuteMs), zone),
  );
  // The hour that is left out in spring has no turn.
  const ends = handovers.filter((instant, at) => at === 0 || instant > (handovers[at - 1] ?? instant));
  return ends.slice(1).map((to, at) => ({ user_id: user_ids[at % user_ids.length] ?? 0, from: ends[at] ?? to, to }));
};

/** Whole weeks from the beginning of one month to that of another: weekdays stay, and most days fall into the other month. */
export const weeksBetween = (month: string, to: string): number =>
  Math.round((Date.parse(`${to}-01T00:00:00Z`) - Date.parse(`${month}-01T00:00:00Z`)) / (7 * 24 * 60 * minuteMs));

/** The instant so many weeks later at the same hour of the clock. */
export const weeksLater = (day: string, clock: string, weeks: number, zone: string): number =>
  instantOf(localTime(dayAfter(day, weeks * 7), clock), zone);
