// Participants of meetings in French.

import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { meetingParticipant } from '../../meeting-participant.ts';
import type sl from '../sl/meeting-participant.ts';

export default {
  one: 'Participant',
  many: 'Participants',
  count: '%{smart_count} participant |||| %{smart_count} participants',
  fields: {
    user_id: 'Collègue',
    contact_id: 'Contact du client',
    answer: 'Réponse',
    reason: 'Motif',
    answered_at: 'Réponse reçue',
    attendance: 'Présence',
    time_entry_id: 'Temps saisi',
    asked_at: 'Invitation envoyée',
    reminded_at: 'Rappel envoyé',
  },
  values: {
    answer: { none: 'sans réponse', accepted: 'vient', declined: 'a décliné' },
    attendance: { here: 'présent', remote: 'présent à distance' },
  },
  rules: {
    meeting_participant_meeting_id_user_id_unique: 'Cette personne est déjà invitée.',
    meeting_participant_meeting_id_contact_id_unique: 'Ce contact est déjà invité.',
    meeting_participant_meeting_id_email_unique: 'Cette adresse est déjà invitée.',
  },
  history: {
    handLink: 'Lien remis',
    remind: 'Rappel de l’invitation',
    create: 'Ajout à la liste',
    delete: 'Retrait de la liste',
    accept: 'Participation confirmée',
    decline: 'Participation déclinée',
  },
} satisfies EntityTranslation<typeof sl, typeof meetingParticipant>;
