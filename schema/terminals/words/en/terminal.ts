// Registration terminals in English: refusals of a tap, and acts of the office.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/terminal.ts';

export default {
  reasons: {
    foreignNetwork: 'This terminal may only be used on the company’s network.',
    outOfUse: 'This terminal is not in use.',
    unknownPin: 'Nobody has this PIN.',
    unknownChip: 'Nobody has this chip.',
    padRests: 'Too many wrong PINs. The PIN is paused for %{seconds} s, chips still work.',
    unreadable: 'The registration cannot be read.',
    tooLate:
      'The terminal told this tap after %{smart_count} hour. Decide whether it counts. |||| The terminal told this tap after %{smart_count} hours. Decide whether it counts.',
    choiceClosed: 'The selection has closed. Hold your chip to the reader or enter your PIN again.',
    gone: 'This person is no longer with the company.',
    alreadyIn: 'The arrival is already recorded, at %{at}.',
    inElsewhere: 'It is already recorded at terminal %{terminal}, %{at}.',
    notIn: 'There is no arrival yet.',
    alreadyPaused: 'The break has been running since %{at}.',
    noWorkType: 'There is no work type for this person. Call the office.',
    toCome: 'This time is in the future: the tablet’s clock was wrong.',
    timeLocked: 'The hours of that month are already locked.',
    outOfOrder: 'Something later is already recorded at terminal %{terminal}.',
    decided: 'This event has already been decided.',
  },
  admin: {
    address: 'Address of the tablet',
    addressNote: 'Open it on the tablet on the wall. Whoever knows it can try PINs there.',
    show: 'Show address',
    copy: 'Copy address',
    copied: 'Copied',
    qr: 'QR code with the address of the tablet',
    rotate: 'Change address …',
    rotateTitle: 'Change address',
    rotateEffect:
      'The old address stops working at once. The tablet needs the new one before it takes registrations again. What waits on it is sent later.',
    rotated: 'The address has changed. Open the new one on the tablet.',
    task: 'Times of this tablet',
    waiting: '%{smart_count} event awaits a decision. |||| %{smart_count} events await a decision.',
    see: 'View',
    settle: 'Book …',
    settleTitle: 'Book at its true time',
    settleEffect: 'It is booked at %{at}, as if it happened then.',
    settleUser: 'Who',
    settled: 'Booked.',
    dismiss: 'Dismiss …',
    dismissTitle: 'Dismiss event',
    dismissEffect: 'Nothing is booked. The event stays in the list with the reason.',
    dismissReason: 'Reason',
    dismissMissing: 'Enter a reason.',
    dismissed: 'Dismissed.',
  },
} satisfies Translation<typeof sl>;
