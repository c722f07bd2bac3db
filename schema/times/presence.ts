// Presence: somebody arrives, takes a break and goes; what that means for the clock of a task is their own answer.

export const presenceActions = ['enter', 'pause', 'leave'] as const;
export type PresenceAction = (typeof presenceActions)[number];

/** The clock of the task does likewise: it rests with the break, goes on after it, stops with the departure. Or it is left as it is. */
export const workAnswers = ['follows', 'stays'] as const;
export type WorkAnswer = (typeof workAnswers)[number];
