// Participants of meetings in English.

import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { meetingParticipant } from '../../meeting-participant.ts';
import type sl from '../sl/meeting-participant.ts';

export default {
  one: 'Participant',
  many: 'Participants',
  count: '%{smart_count} participant |||| %{smart_count} participants',
  fields: {
    user_id: 'Colleague',
    contact_id: 'Client’s contact',
    answer: 'Answer',
    reason: 'Reason',
    answered_at: 'Answered',
    attendance: 'Attendance',
    time_entry_id: 'Time booked',
    asked_at: 'Invitation sent',
    reminded_at: 'Reminder sent',
  },
  values: {
    answer: { none: 'no answer', accepted: 'coming', declined: 'declined' },
    attendance: { here: 'here', remote: 'here, remotely' },
  },
  rules: {
    meeting_participant_meeting_id_user_id_unique: 'This person has been invited already.',
    meeting_participant_meeting_id_contact_id_unique: 'This contact has been invited already.',
    meeting_participant_meeting_id_email_unique: 'This address has been invited already.',
  },
  history: {
    handLink: 'Link handed over',
    remind: 'Reminded of the invitation',
    create: 'Added to the list',
    delete: 'Removed from the list',
    accept: 'Coming',
    decline: 'Not coming',
  },
} satisfies EntityTranslation<typeof sl, typeof meetingParticipant>;
