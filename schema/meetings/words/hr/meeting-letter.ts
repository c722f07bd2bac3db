// Mails about meetings to people outside in Croatian.

import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/meeting-letter.ts';

export default {
  when: 'Kada: %{when}',
  where: 'Gdje: %{place}',
  who: 'Saziva: %{name}',
  reason: 'Razlog: %{reason}',
  action: 'Potvrdite dolazak',
  decline: 'Ako ne možete doći, javite nam ovdje:',
  'new': {
    subject: 'Poziv na sastanak: %{title} (%{number})',
    text: 'pozivamo vas na sastanak „%{title}”. U privitku je unos za kalendar.',
  },
  again: {
    subject: 'Podsjetnik: poziv na sastanak %{title} (%{number})',
    text: 'na poziv na sastanak „%{title}” još čekamo vaš odgovor. Ako ste u međuvremenu odgovorili, zanemarite ovu poruku.',
  },
  moved: {
    subject: 'Novi termin: %{title} (%{number})',
    text: 'pomaknuli smo sastanak „%{title}”. Molimo vas da potvrdite novi termin; priloženi unos ispravlja vaš kalendar.',
  },
  changed: {
    subject: 'Promjena sastanka: %{title} (%{number})',
    text: 'podaci o sastanku „%{title}” promijenili su se. Priloženi unos ispravlja vaš kalendar.',
  },
  cancelled: {
    subject: 'Otkazano: %{title} (%{number})',
    text: 'sastanak „%{title}” neće se održati. Priloženi unos uklanja ga iz vašeg kalendara.',
  },
  removed: {
    subject: 'Poziv povučen: %{title} (%{number})',
    text: 'povlačimo poziv na sastanak „%{title}”, vaš dolazak više nije potreban. Priloženi unos uklanja ga iz vašeg kalendara.',
  },
  minutes: {
    subject: 'Zapisnik sastanka: %{title} (%{number})',
    text: 'u privitku je zapisnik sastanka „%{title}” (%{when}). Šalje ga %{by}.',
  },
} satisfies Translation<typeof sl>;
