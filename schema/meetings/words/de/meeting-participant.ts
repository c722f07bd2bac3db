// Participants of meetings in German.

import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { meetingParticipant } from '../../meeting-participant.ts';
import type sl from '../sl/meeting-participant.ts';

export default {
  one: 'Teilnehmer',
  many: 'Teilnehmer',
  count: '%{smart_count} Teilnehmer |||| %{smart_count} Teilnehmer',
  fields: {
    user_id: 'Kollege',
    contact_id: 'Kontakt des Kunden',
    answer: 'Antwort',
    reason: 'Grund',
    answered_at: 'Antwort erhalten',
    attendance: 'Anwesenheit',
    time_entry_id: 'Gebuchte Zeit',
    asked_at: 'Einladung gesendet',
    reminded_at: 'Erinnerung gesendet',
  },
  values: {
    answer: { none: 'keine Antwort', accepted: 'kommt', declined: 'kommt nicht' },
    attendance: { here: 'da', remote: 'dabei, aus der Ferne' },
  },
  rules: {
    meeting_participant_meeting_id_user_id_unique: 'Diese Person ist schon eingeladen.',
    meeting_participant_meeting_id_contact_id_unique: 'Dieser Kontakt ist schon eingeladen.',
    meeting_participant_meeting_id_email_unique: 'Diese Adresse ist schon eingeladen.',
  },
  history: {
    handLink: 'Link übergeben',
    remind: 'An die Einladung erinnert',
    create: 'Auf die Liste gesetzt',
    delete: 'Von der Liste genommen',
    accept: 'Teilnahme zugesagt',
    decline: 'Teilnahme abgesagt',
  },
} satisfies EntityTranslation<typeof sl, typeof meetingParticipant>;
