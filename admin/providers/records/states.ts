// The states of what has a life, each by its word, and what the screens ask of them: the only place where a state is a number.
import { metadata } from '#generated/metadata.ts';
import type { workingStates } from '#schema/times/time-entry.ts';
import type { rideStates as declaredRideStates } from '#schema/transport/transport.ts';

export const taskStates = metadata.task.workflow.states;
export const projectStates = metadata.project.workflow.states;
export const projectOfferStates = metadata.project_offer.workflow.states;
export const offerSteps = metadata.offer.workflow.states;
export const invoiceStates = metadata.invoice.workflow.states;
export const meetingStates = metadata.meeting.workflow.states;
/** Of one's clock on a task, and of each entry of time. */
export const workStates = { running: 0, paused: 1, stopped: 2 } as const satisfies typeof workingStates;
export const rideStates = { started: 0, finished: 1 } as const satisfies typeof declaredRideStates;

/** The word of a state; the first one's for a number that is none. */
const namedBy = <States extends Readonly<Record<string, number>>>(states: States) => {
  const names = Object.keys(states) as [keyof States & string];
  const byNumber = new Map(names.map((name) => [states[name] as number, name]));
  return (state: number): keyof States & string => byNumber.get(state) ?? names[0];
};
export const taskStateName = namedBy(taskStates);
export const projectStateName = namedBy(projectStates);
export const projectOfferStateName = namedBy(projectOfferStates);
export const offerStepName = namedBy(offerSteps);
export const meetingStateName = namedBy(meetingStates);
export const invoiceStateName = namedBy(invoiceStates);
export const workStateName = namedBy(workStates);

type Standing = { readonly status: number };
const { unassigned, open, inProgress, waiting, sentForConfirmation, confirmed } = taskStates;
/** Work is still to be done; from sent for confirmation on it waits for the client, and no deadline presses. */
export const statesToDo = [unassigned, open, inProgress, waiting] as const;
/** Not closed yet. */
export const openStates = [...statesToDo, sentForConfirmation] as const;
const holds = (states: readonly number[]) => (task: Standing) => states.includes(task.status);
export const isToDo = holds(statesToDo);
export const isOpenTask = holds(openStates);
/** Whoever is on its team may begin work on it. */
export const takesWork = holds([open, inProgress, waiting]);
/** What is printed of it from here on stands. */
export const isSettled = ({ status }: Standing): boolean => status >= confirmed;

export const isRunning = ({ status }: Standing): boolean => status === workStates.running;
export const isPaused = ({ status }: Standing): boolean => status === workStates.paused;
/** Work that was begun and not stopped. */
export const isBegun = ({ status }: Standing): boolean => status !== workStates.stopped;
export const isUnderWay = ({ status }: Standing): boolean => status === rideStates.started;
