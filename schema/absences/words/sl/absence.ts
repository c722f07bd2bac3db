// Absences in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { Phrases } from '../../../core/words.ts';
import type { absence } from '../../absence.ts';
import type { absenceWorkflow } from '../../absence.workflow.ts';

type Acts = { readonly [Act in keyof typeof absenceWorkflow.transitions]: string };

export default {
  one: 'Odsotnost',
  many: 'Odsotnosti',
  count: '%{smart_count} odsotnost |||| %{smart_count} odsotnosti |||| %{smart_count} odsotnosti |||| %{smart_count} odsotnosti',
  create: 'Nova odsotnost',
  search: 'Oseba, vrsta',
  empty: 'Tu bodo odsotnosti. Prva nastane v koledarju odsotnosti.',
  fields: {
    user_id: 'Oseba',
    from: 'Od',
    to: 'Do',
    half_from: 'Prvi dan popoldne',
    half_to: 'Zadnji dan do poldneva',
    comment: 'Opomba',
    days: 'Dni',
    decided_by: 'Odločitev',
    decided_at: 'Odločeno',
    reason: 'Razlog',
    occupied_from: 'Zasedeno od',
    occupied_to: 'Zasedeno do',
  },
  values: {
    status: {
      requested: 'Čaka',
      approved: 'Odobreno',
      declined: 'Zavrnjeno',
      cancelled: 'Preklicano',
    },
    half_from: {
      true: 'Od poldneva',
      false: 'Ves dan',
    },
    half_to: {
      true: 'Do poldneva',
      false: 'Ves dan',
    },
  },
  transitions: {
    edit: 'Uredi',
    addFile: 'Dodaj potrdilo',
    approve: 'Odobri',
    decline: 'Zavrni …',
    cancel: 'Prekliči …',
    cutShort: 'Skrajšaj …',
  },
  popups: {
    approve: {
      title: 'Odobri odsotnost',
      effect: 'Oseba izve takoj, dopust se ji odšteje.',
      action: 'Odobri',
      done: 'Odsotnost je odobrena.',
      reason: 'Razlog, če je mesec zaklenjen',
    },
    decline: {
      title: 'Zavrni odsotnost',
      effect: 'Oseba dobi tvoj razlog.',
      action: 'Zavrni odsotnost',
      done: 'Odsotnost je zavrnjena.',
    },
    cancel: {
      title: 'Prekliči odsotnost',
      effect: 'Porabljeni dnevi se vrnejo.',
      action: 'Prekliči odsotnost',
      done: 'Odsotnost je preklicana.',
    },
    cutShort: {
      title: 'Skrajšaj odsotnost',
      effect: 'Dnevi, ki odpadejo, se vrnejo.',
      action: 'Skrajšaj',
      done: 'Odsotnost je skrajšana.',
      to: 'Zadnji dan odsotnosti',
    },
  },
  history: {
    create: 'Odsotnost vpisana',
    approve: 'Odobreno',
    decline: 'Zavrnjeno',
    cancel: 'Preklicano',
    cutShort: 'Skrajšano',
    split: 'Prekinjeno z boleznijo',
    recount: 'Dnevi prešteti znova',
  },
  reasons: {
    wrongState: 'Odsotnost ni več v tem stanju. Osveži stran.',
    notAllowed: 'O tej odsotnosti odloča, kdor ureja odsotnosti.',
    absence_user_id_overlap: 'Oseba je takrat že odobreno odsotna. Skrajšaj eno od odsotnosti.',
    locked: 'Mesec je zaklenjen. Spremeni ga lahko, kdor ureja odsotnosti, z razlogom.',
    pastDays: 'Dni, ki so minili, vrne le, kdor ureja odsotnosti. Izberi včerajšnji ali poznejši dan.',
    begun: 'Odsotnost se je že začela. Skrajšaj jo ali prosi, kdor ureja odsotnosti.',
  },
  rules: {
    endsAfterStart: 'Zadnji dan ne more biti pred prvim. Popravi enega od dni.',
    absence_in_order: 'Zadnji dan ne more biti pred prvim. Popravi enega od dni.',
    absence_user_id_overlap: 'Oseba je takrat že odobreno odsotna. Skrajšaj eno od odsotnosti.',
    tooLong: 'Odsotnost je daljša od desetih let. Preveri leto.',
    noHalfDays: 'Ta vrsta pozna le cele dni. Izberi cel dan.',
    emptyStay: 'Od dneva ne ostane nič. Izberi le eno polovico.',
    nobodyConcerned: 'V teh dneh ne zadeva nikogar: vsi so že odsotni ali ne delajo.',
    archivedKind: 'Ta vrsta je v arhivu. Izberi drugo.',
    doesNotShorten: 'Novi zadnji dan mora biti znotraj odsotnosti in prej kot dosedanji.',
    lockedNeedsReason: 'Mesec je zaklenjen. Napiši razlog.',
  },
} as const satisfies EntityWords<typeof absence> & { readonly transitions: Acts; readonly reasons: Phrases };
