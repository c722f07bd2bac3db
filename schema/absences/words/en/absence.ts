// Absences in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { absence } from '../../absence.ts';
import type sl from '../sl/absence.ts';

export default {
  one: 'Absence',
  many: 'Absences',
  count: '%{smart_count} absence |||| %{smart_count} absences',
  create: 'New absence',
  search: 'Person, kind',
  empty: 'Absences will be here. The first one comes from the absence calendar.',
  fields: {
    user_id: 'Person',
    from: 'From',
    to: 'To',
    half_from: 'First day from noon',
    half_to: 'Last day until noon',
    comment: 'Comment',
    days: 'Days',
    decided_by: 'Decided by',
    decided_at: 'Decided',
    reason: 'Reason',
    occupied_from: 'Occupied from',
    occupied_to: 'Occupied until',
  },
  values: {
    status: {
      requested: 'Waiting',
      approved: 'Approved',
      declined: 'Declined',
      cancelled: 'Cancelled',
    },
    half_from: {
      true: 'From noon',
      false: 'Whole day',
    },
    half_to: {
      true: 'Until noon',
      false: 'Whole day',
    },
  },
  transitions: {
    edit: 'Edit',
    addFile: 'Add a paper',
    approve: 'Approve',
    decline: 'Decline …',
    cancel: 'Cancel …',
    cutShort: 'Cut short …',
  },
  popups: {
    approve: {
      title: 'Approve the absence',
      effect: 'The person hears at once, and vacation is deducted.',
      action: 'Approve',
      done: 'The absence is approved.',
      reason: 'Reason, if the month is locked',
    },
    decline: {
      title: 'Decline the absence',
      effect: 'The person gets your reason.',
      action: 'Decline',
      done: 'The absence is declined.',
    },
    cancel: {
      title: 'Cancel the absence',
      effect: 'The days used go back.',
      action: 'Cancel the absence',
      done: 'The absence is cancelled.',
    },
    cutShort: {
      title: 'Cut the absence short',
      effect: 'The days that fall away go back.',
      action: 'Cut short',
      done: 'The absence is cut short.',
      to: 'Last day away',
    },
  },
  history: {
    create: 'Absence entered',
    approve: 'Approved',
    decline: 'Declined',
    cancel: 'Cancelled',
    cutShort: 'Cut short',
    split: 'Interrupted by sickness',
    recount: 'Days counted again',
  },
  reasons: {
    wrongState: 'The absence is no longer in this state. Reload the page.',
    notAllowed: 'Whoever manages absences decides on this one.',
    absence_user_id_overlap: 'The person is already away then, with approval. Cut one of the absences short.',
    locked: 'The month is locked. Whoever manages absences can change it, with a reason.',
    pastDays: 'Only whoever manages absences gives back days that have passed. Choose yesterday or a later day.',
    begun: 'The absence has begun. Cut it short, or ask whoever manages absences.',
  },
  rules: {
    endsAfterStart: 'The last day cannot be before the first. Change one of them.',
    absence_in_order: 'The last day cannot be before the first. Change one of them.',
    absence_user_id_overlap: 'The person is already away then, with approval. Cut one of the absences short.',
    tooLong: 'The absence is longer than ten years. Check the year.',
    noHalfDays: 'This kind has whole days only. Choose a whole day.',
    emptyStay: 'Nothing is left of the day. Choose one half only.',
    nobodyConcerned: 'It concerns nobody on these days: everybody is away or does not work.',
    archivedKind: 'This kind is archived. Choose another.',
    doesNotShorten: 'The new last day must lie within the absence, before the present one.',
    lockedNeedsReason: 'The month is locked. Give a reason.',
  },
} satisfies EntityTranslation<typeof sl, typeof absence>;
