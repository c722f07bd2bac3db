// What the transitions of each entity bring about beside the state; a task's are verbs of their own.
import type { Moves } from '#server/crud/write/transition-routes.ts';
import { offerMoves } from '../offers/life.ts';
import { projectOfferMoves } from '../offers/project-offer.ts';
import { projectMoves } from '../projects/handover.ts';

/** By the entity's name. */
export const moves: Readonly<Record<string, Moves>> = {
  offer: offerMoves,
  project: projectMoves,
  project_offer: projectOfferMoves,
};
