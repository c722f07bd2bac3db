// Terminal events in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { terminalEvent } from '../../terminal-event.ts';
import type sl from '../sl/terminal-event.ts';

export default {
  one: 'Događaj terminala',
  many: 'Događaji terminala',
  count: '%{smart_count} događaj |||| %{smart_count} događaja |||| %{smart_count} događaja',
  create: 'Novi događaj',
  search: 'Osoba',
  empty: 'Ovdje će biti dolasci, pauze i odlasci s terminala.',
  fields: {
    event_id: 'Oznaka događaja',
    user_id: 'Osoba',
    action: 'Što',
    means: 'Čime',
    occurred_at: 'Pravo vrijeme',
    received_at: 'Primljeno',
    delay: 'Kašnjenje',
    outcome: 'Stanje',
    problem: 'Zašto nije upisano',
    settled_by: 'Rješenje',
    settled_at: 'Riješeno',
  },
  form: { general: 'Događaj', decision: 'Rješenje' },
  help: {
    occurred_at: 'Kad se dogodilo, i ako je terminal to poslao kasnije.',
  },
  values: {
    action: {
      enter: 'Dolazak',
      pause: 'Pauza',
      leave: 'Odlazak',
    },
    means: {
      pin: 'PIN',
      rfid: 'Čip',
    },
    outcome: {
      done: 'Upisano',
      repeated: 'Ponovljeni dodir',
      kept: 'Čeka rješenje',
      settled: 'Naknadno upisano',
      dismissed: 'Odbačeno',
    },
  },
  history: { create: 'Dodir', settle: 'Naknadno upisano', dismiss: 'Odbačeno' },
} satisfies EntityTranslation<typeof sl, typeof terminalEvent>;
