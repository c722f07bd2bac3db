// What the transitions of each entity cause beyond the new state; a task's transitions are routes of their own.
import type { TransitionEffects } from '#server/crud/write/transition-routes.ts';
import { absenceEffects } from '../absences/life.ts';
import { offerEffects } from '../offers/life.ts';
import { projectOfferEffects } from '../offers/project-offer.ts';
import { swapEffects } from '../on-call/swaps.ts';
import { projectEffects } from '../projects/handover.ts';

/** Effects by entity name. */
export const transitionEffects: Readonly<Record<string, TransitionEffects>> = {
  absence: absenceEffects,
  offer: offerEffects,
  on_call_swap: swapEffects,
  project: projectEffects,
  project_offer: projectOfferEffects,
};
