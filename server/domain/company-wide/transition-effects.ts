// What the transitions of each entity bring about beside the state; a task's are verbs of their own.
import type { TransitionEffects } from '#server/crud/write/transition-routes.ts';
import { offerEffects } from '../offers/life.ts';
import { projectOfferEffects } from '../offers/project-offer.ts';
import { projectEffects } from '../projects/handover.ts';

/** By the entity's name. */
export const transitionEffects: Readonly<Record<string, TransitionEffects>> = {
  offer: offerEffects,
  project: projectEffects,
  project_offer: projectOfferEffects,
};
