// The states of a project.

import { stateNames } from '#admin/providers/records/states.ts';
import { metadata } from '#generated/metadata.ts';

export const projectStates = metadata.project.workflow.states;
export const projectStateName = stateNames(projectStates);
