// Participants of meetings in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { meetingParticipant } from '../../meeting-participant.ts';

export default {
  one: 'Udeleženec',
  many: 'Udeleženci',
  count: '%{smart_count} udeleženec |||| %{smart_count} udeleženca |||| %{smart_count} udeleženci |||| %{smart_count} udeležencev',
  fields: {
    user_id: 'Sodelavec',
    contact_id: 'Kontakt stranke',
    name: 'Ime',
    answer: 'Odgovor',
    reason: 'Razlog',
    answered_at: 'Odgovor prejet',
    attendance: 'Prisotnost',
    time_entry_id: 'Zapisani čas',
    asked_at: 'Vabilo poslano',
    reminded_at: 'Opomnik poslan',
  },
  values: {
    answer: { none: 'brez odgovora', accepted: 'pride', declined: 'odklon' },
    attendance: { here: 'tu', remote: 'tu, na daljavo' },
  },
  rules: {
    meeting_participant_meeting_id_user_id_unique: 'Ta oseba je že povabljena.',
    meeting_participant_meeting_id_contact_id_unique: 'Ta kontakt je že povabljen.',
    meeting_participant_meeting_id_email_unique: 'Ta naslov je že povabljen.',
  },
  history: {
    handLink: 'Povezava izročena',
    remind: 'Opomnik na vabilo',
    create: 'Na seznamu',
    delete: 'S seznama',
    accept: 'Udeležba potrjena',
    decline: 'Udeležba odklonjena',
  },
} as const satisfies Pick<EntityWords<typeof meetingParticipant>, 'one' | 'many' | 'count' | 'fields' | 'values' | 'rules' | 'history'>;
