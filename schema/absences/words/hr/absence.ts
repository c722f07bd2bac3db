// Absences in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { absence } from '../../absence.ts';
import type sl from '../sl/absence.ts';

export default {
  one: 'Odsutnost',
  many: 'Odsutnosti',
  count: '%{smart_count} odsutnost |||| %{smart_count} odsutnosti |||| %{smart_count} odsutnosti',
  create: 'Nova odsutnost',
  search: 'Osoba, vrsta',
  empty: 'Ovdje će biti odsutnosti. Prva nastaje u kalendaru odsutnosti.',
  fields: {
    user_id: 'Osoba',
    from: 'Od',
    to: 'Do',
    half_from: 'Prvi dan od podneva',
    half_to: 'Zadnji dan do podneva',
    comment: 'Napomena',
    days: 'Dana',
    decided_by: 'Odluka',
    decided_at: 'Odlučeno',
    reason: 'Razlog',
    occupied_from: 'Zauzeto od',
    occupied_to: 'Zauzeto do',
  },
  values: {
    status: {
      requested: 'Čeka',
      approved: 'Odobreno',
      declined: 'Odbijeno',
      cancelled: 'Otkazano',
    },
    half_from: {
      true: 'Od podneva',
      false: 'Cijeli dan',
    },
    half_to: {
      true: 'Do podneva',
      false: 'Cijeli dan',
    },
  },
  transitions: {
    edit: 'Uredi',
    addFile: 'Dodaj dokument',
    approve: 'Odobri',
    decline: 'Odbij …',
    cancel: 'Otkaži …',
    cutShort: 'Skrati …',
  },
  popups: {
    approve: {
      title: 'Odobri odsutnost',
      effect: 'Osoba saznaje odmah, godišnji joj se oduzima.',
      action: 'Odobri',
      done: 'Odsutnost je odobrena.',
      reason: 'Razlog, ako je mjesec zaključan',
    },
    decline: {
      title: 'Odbij odsutnost',
      effect: 'Osoba dobiva tvoj razlog.',
      action: 'Odbij odsutnost',
      done: 'Odsutnost je odbijena.',
    },
    cancel: {
      title: 'Otkaži odsutnost',
      effect: 'Potrošeni dani se vraćaju.',
      action: 'Otkaži odsutnost',
      done: 'Odsutnost je otkazana.',
    },
    cutShort: {
      title: 'Skrati odsutnost',
      effect: 'Dani koji otpadnu vraćaju se.',
      action: 'Skrati',
      done: 'Odsutnost je skraćena.',
      to: 'Zadnji dan odsutnosti',
    },
  },
  history: {
    create: 'Odsutnost upisana',
    approve: 'Odobreno',
    decline: 'Odbijeno',
    cancel: 'Otkazano',
    cutShort: 'Skraćeno',
    split: 'Prekinuto bolešću',
    recount: 'Dani ponovno prebrojani',
  },
  reasons: {
    wrongState: 'Odsutnost više nije u tom stanju. Osvježi stranicu.',
    notAllowed: 'O ovoj odsutnosti odlučuje tko uređuje odsutnosti.',
    absence_user_id_overlap: 'Osoba je tada već odobreno odsutna. Skrati jednu od odsutnosti.',
    locked: 'Mjesec je zaključan. Može ga promijeniti tko uređuje odsutnosti, uz razlog.',
    pastDays: 'Prošle dane vraća samo tko uređuje odsutnosti. Odaberi jučerašnji ili kasniji dan.',
    begun: 'Odsutnost je već počela. Skrati je ili zamoli tko uređuje odsutnosti.',
  },
  rules: {
    endsAfterStart: 'Zadnji dan ne može biti prije prvog. Promijeni jedan.',
    absence_in_order: 'Zadnji dan ne može biti prije prvog. Promijeni jedan.',
    absence_user_id_overlap: 'Osoba je tada već odobreno odsutna. Skrati jednu od odsutnosti.',
    tooLong: 'Odsutnost je dulja od deset godina. Provjeri godinu.',
    noHalfDays: 'Ova vrsta ima samo cijele dane. Odaberi cijeli dan.',
    emptyStay: 'Od dana ne ostaje ništa. Odaberi samo jednu polovicu.',
    nobodyConcerned: 'U te dane ne vrijedi ni za koga: svi su odsutni ili ne rade.',
    archivedKind: 'Ta je vrsta u arhivu. Odaberi drugu.',
    doesNotShorten: 'Novi zadnji dan mora biti unutar odsutnosti, prije dosadašnjeg.',
    lockedNeedsReason: 'Mjesec je zaključan. Napiši razlog.',
  },
} satisfies EntityTranslation<typeof sl, typeof absence>;
