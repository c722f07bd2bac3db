// The states of a meeting.

import { stateNames } from '#admin/providers/records/states.ts';
import { metadata } from '#generated/metadata.ts';

export const meetingStates = metadata.meeting.workflow.states;
export const meetingStateName = stateNames(meetingStates);
