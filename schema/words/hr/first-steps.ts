// The steps to the first task in Croatian.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/first-steps.ts';

export default {
  title: 'Postavi tvrtku',
  note: 'Koraci do prvog zadatka. Redoslijed je prijedlog, sve možeš kasnije promijeniti.',
  profile: 'Kolege te vide kao „%{name}”. Ime ispravljaš u profilu.',
  done: 'gotovo',
  company: {
    title: 'Tvrtka',
    note: 'Naziv, PDV ID broj i logotip za radne naloge; radno vrijeme i zaokruživanje na računu.',
  },
  workTypes: {
    title: 'Vrste rada',
    note: 'Montaža, servis, put … s cijenom sata. Bez njih rad na zadatku ne počinje.',
  },
  roles: {
    title: 'Uloge',
    note: 'Tko što vidi i uređuje. Tvoja uloga već ima sve dozvole.',
  },
  people: {
    title: 'Kolege',
    note: 'Svatko dobiva poveznicu za prvu lozinku.',
  },
  clients: {
    title: 'Klijenti',
    note: 'Uvezi ih iz datoteke ili ih dodaj ručno.',
  },
  task: {
    title: 'Prvi zadatak',
    note: 'Daj ga kolegi: odmah je među njegovim zadacima.',
  },
} satisfies Translation<typeof sl>;
