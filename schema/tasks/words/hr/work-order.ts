// The printed work order in Croatian.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/work-order.ts';

export default {
  title: 'Radni nalog',
  preview: 'Pretpregled – još nije potvrđeno',
  printed: 'Ispisano %{time}',
  page: 'Stranica %{page} od %{pages}',
  vat: 'PDV ID',
  client: 'Klijent',
  branch_office: 'Lokacija',
  contact: 'Kontakt',
  people: 'Rad obavili',
  deadline: 'Rok',
  closed: 'Zaključeno',
  notes: 'Napomene',
  times: {
    title: 'Vrijeme',
    who: 'Tko',
    workType: 'Vrsta rada',
    day: 'Dan',
    span: 'Od – do',
    duration: 'Trajanje',
    factor: 'Faktor',
    total: 'Ukupno',
    empty: 'Nema upisanog vremena.',
  },
  transports: {
    title: 'Prijevoz',
    day: 'Dan',
    who: 'Vozač',
    vehicle: 'Vozilo',
    route: 'Put',
    kilometers: 'Brojač',
    distance: 'Udaljenost',
    total: 'Ukupno',
  },
  materials: {
    title: 'Materijal',
    name: 'Naziv',
    quantity: 'Količina',
    unit: 'Jedinica',
  },
  confirmation: {
    title: 'Potvrda',
    at: 'Potvrđeno',
    phone: 'Potvrđeno telefonom, zapis: %{name}',
    spot: 'Potpisano na licu mjesta, uređaj: %{name}',
    handed: 'Poveznica uručena osobno: %{name}',
    document: 'SHA-256 dokumenta kakav je dan na potvrdu',
    here: 'Ime i potpis klijenta',
    date: 'Datum',
  },
  units: {
    Meter: 'm',
    Piece: 'kom',
  },
} satisfies Translation<typeof sl>;
