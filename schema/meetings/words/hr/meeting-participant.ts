// Participants of meetings in Croatian.

import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { meetingParticipant } from '../../meeting-participant.ts';
import type sl from '../sl/meeting-participant.ts';

export default {
  one: 'Sudionik',
  many: 'Sudionici',
  count: '%{smart_count} sudionik |||| %{smart_count} sudionika |||| %{smart_count} sudionika',
  fields: {
    user_id: 'Kolega',
    contact_id: 'Kontakt klijenta',
    name: 'Ime',
    answer: 'Odgovor',
    reason: 'Razlog',
    answered_at: 'Odgovor primljen',
    attendance: 'Prisutnost',
    time_entry_id: 'Upisano vrijeme',
    asked_at: 'Poziv poslan',
    reminded_at: 'Podsjetnik poslan',
  },
  values: {
    answer: { none: 'bez odgovora', accepted: 'dolazi', declined: 'odbijeno' },
    attendance: { here: 'tu', remote: 'tu, na daljinu' },
  },
  rules: {
    meeting_participant_meeting_id_user_id_unique: 'Ta je osoba već pozvana.',
    meeting_participant_meeting_id_contact_id_unique: 'Taj je kontakt već pozvan.',
    meeting_participant_meeting_id_email_unique: 'Ta je adresa već pozvana.',
  },
  history: {
    handLink: 'Poveznica predana',
    remind: 'Podsjetnik na poziv',
    create: 'Na popisu',
    delete: 'S popisa',
    accept: 'Dolazak potvrđen',
    decline: 'Dolazak otkazan',
  },
} satisfies EntityTranslation<typeof sl, typeof meetingParticipant>;
