// The kinds of notifications and the channels of each; screens import it without the rest of the schema.

export const notificationKinds = [
  'taskGiven',
  'taskJoined',
  'taskStolen',
  'taskDeclined',
  'taskConfirmed',
  'offerTurn',
  'offerChange',
  'offerDeclined',
  'handoverStarted',
  'handoverConfirmed',
  'handoverDeclined',
  'projectBurn',
  'meetingPlanned',
  'meetingInvited',
  'meetingMoved',
  'meetingChanged',
  'meetingAwaited',
  'meetingCancelled',
  'meetingRemoved',
  'meetingAccepted',
  'meetingDeclined',
  'absenceRequested',
  'absenceApproved',
  'absenceDeclined',
  'absenceCancelled',
  'absenceCut',
  'absenceMeetsTasks',
  'leaveLapses',
  'mention',
  'wikiMention',
  'wikiReview',
  'onCallTomorrow',
  'onCallBegins',
  'onCallUncovered',
  'onCallSwapOffered',
  'onCallSwapAwaits',
  'onCallSwapDone',
  'onCallSwapDeclined',
  'onCallSwapCancelled',
  'weekSubmitted',
  'weekApproved',
  'weekLocked',
  'weekReturned',
  'weekUnlocked',
  'weekMended',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** In the app alone, in the app and by mail, or not at all. */
export const channels = ['app', 'mail', 'none'] as const;
export type Channel = (typeof channels)[number];
/** The channel of a kind for which the user has made no choice. */
export const usualChannel: Channel = 'app';
