// The states of a project offer, and the steps of an offer.

import { stateNames } from '#admin/providers/records/states.ts';
import { metadata } from '#generated/metadata.ts';

export const projectOfferStates = metadata.project_offer.workflow.states;

export const offerSteps = metadata.offer.workflow.states;
export const offerStepName = stateNames(offerSteps);
