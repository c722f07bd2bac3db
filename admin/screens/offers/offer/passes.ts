// Computes an offer's history on the nine usual steps: visits, durations, returns for changes, and the exit.
import { offerSteps } from '#admin/screens/offers/shared/states.ts';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';

/** One stay of the offer at a step. */
export type Stay = AnswerOf<'/offer/{id}/step'>[number];
type Pass = {
  readonly step: number;
  readonly state: 'done' | 'now' | 'ahead';
  /** The number of stays. */
  readonly times: number;
  readonly last: Stay | null;
  /** The duration of all stays, in whole seconds. */
  readonly seconds: number;
};
/** A return for changes: its last source step, author and time. */
type Detour = {
  readonly from: number;
  readonly times: number;
  readonly last: Stay;
  readonly answer: Stay | null;
  readonly seconds: number;
};
type Passes = { readonly nodes: readonly Pass[]; readonly detour: Detour | null; readonly exit: Stay | null };

export const { changeNeeded, declined } = offerSteps;
export const usualSteps: readonly number[] = Object.values(offerSteps).filter((step) => step !== changeNeeded && step !== declined);

/** Whole seconds between two instants, or until now. */
export const secondsOf = ({ entered_at, left_at }: Pick<Stay, 'entered_at' | 'left_at'>, now: number): number =>
  Math.max(0, Math.floor(((left_at === null ? now : Date.parse(left_at)) - Date.parse(entered_at)) / 1000));

export const passesOf = (stays: readonly Stay[], now: number): Passes => {
  const isUsual = ({ step }: Stay) => usualSteps.includes(step);
  const current = stays.at(-1);
  // A returned or declined offer is at no usual step: it counts as where it was before.
  const reached = usualSteps.indexOf(stays.findLast(isUsual)?.step ?? 0);
  const nodes = usualSteps.map((step, at): Pass => {
    const own = stays.filter((stay) => stay.step === step);
    const isNow = current?.step === step;
    const passed = own.length > 0 && (at < reached || (at === reached && !isNow));
    return {
      step,
      state: isNow ? 'now' : passed ? 'done' : 'ahead',
      times: own.length,
      last: own.at(-1) ?? null,
      seconds: own.reduce((sum, stay) => sum + secondsOf(stay, now), 0),
    };
  });
  const changes = stays.flatMap((stay, at) => (stay.step === changeNeeded ? [at] : []));
  const last = changes.at(-1);
  const sentBack = last === undefined ? undefined : stays[last];
  return {
    nodes,
    detour:
      last === undefined || !sentBack
        ? null
        : {
            from: stays[last - 1]?.step ?? 0,
            times: changes.length,
            last: sentBack,
            answer: stays[last + 1] ?? null,
            seconds: secondsOf(sentBack, now),
          },
    exit: current?.step === declined ? current : null,
  };
};
