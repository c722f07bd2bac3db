// Mileage and per diems in Croatian: rows that hold from a day on.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/rate.ts';

export default {
  mileage: {
    title: 'Naknada po kilometru',
    help: 'Cijena se nikad ne prepisuje: dodaj redak s danom od kojega vrijedi. Vožnja uzima cijenu svojega dana.',
    add: 'Nova cijena od …',
    one: 'Naknada po kilometru od %{day}',
    empty: 'Cijene još nema. Prva vrijedi od dana koji upišeš.',
  },
  perDiem: {
    title: 'Dnevnice',
    help: 'Prema državi i trajanju puta. Putni nalozi ih još ne koriste, pa redak zaključava samo njegov dan.',
    add: 'Nova dnevnica od …',
    one: 'Dnevnica %{country} od %{day}',
    empty: 'Dnevnica još nema. Prva vrijedi od dana koji upišeš.',
  },
  vat: {
    title: 'Stope PDV-a',
    help: 'Ponuda uzima opću stopu dana kad nastane i zadržava je. Promjena je novi redak s danom od kojega vrijedi.',
    add: 'Nova stopa od …',
    one: 'PDV, %{kind} stopa, od %{day}',
    empty: 'Stope još nema. Dok je nema, ponude počinju s 22 %.',
  },
  onCall: {
    title: 'Plaćanje dežurstava',
    help: 'Po razini: paušal za 24 sata, vikendom i praznikom poseban, ili udio sati koji ulazi u plaću. Datoteka za plaće uzima redak svojega dana.',
    add: 'Novo plaćanje od …',
    one: 'Plaćanje dežurstava, %{level}, od %{day}',
    empty: 'Plaćanja još nema. Prvo vrijedi od dana koji upišeš.',
  },
  validFrom: 'Vrijedi od',
  pricePerKm: '€ po km',
  country: 'Država',
  from6: '6–8 h',
  from8: '8–12 h',
  over12: 'više od 12 h',
  vatKind: 'Vrsta',
  percent: 'Stopa',
  level: 'Razina',
  dayAmount: '€ po danu',
  freeDayAmount: '€ po slobodnom danu',
  hoursPercent: 'Priznati sati',
  standing: 'Stanje',
  entry: 'Upis',
  note: 'Napomena',
  current: 'vrijedi sada',
  inDays: 'za %{smart_count} dan |||| za %{smart_count} dana |||| za %{smart_count} dana',
  until: 'do %{day}',
  unused: 'još nekorišteno',
  rides: '%{smart_count} vožnja |||| %{smart_count} vožnje |||| %{smart_count} vožnji',
  fixed: 'zaključano',
  unknownAuthor: 'prijenos',
  remove: 'Ukloni: %{name}',
  removed: 'Uklonjeno: %{name}.',
  saved: 'Spremljeno: %{name}.',
  actions: 'Radnje',
  reasons: {
    rateUsed:
      'Ovu je cijenu već uzela %{smart_count} vožnja, zato ostaje. Za ubuduće dodaj novi redak. |||| Ovu su cijenu već uzele %{smart_count} vožnje, zato ostaje. Za ubuduće dodaj novi redak. |||| Ovu je cijenu već uzelo %{smart_count} vožnji, zato ostaje. Za ubuduće dodaj novi redak.',
    ratePast: 'Ovaj redak vrijedi otprije, zato ostaje. Možeš ga ispraviti samo na dan upisa; za ubuduće dodaj novi redak.',
  },
  rules: {
    alreadyPriced:
      'Od tog dana je %{smart_count} vožnja već uzela prijašnju cijenu. Upiši kasniji dan. |||| Od tog dana su %{smart_count} vožnje već uzele prijašnju cijenu. Upiši kasniji dan. |||| Od tog dana je %{smart_count} vožnji već uzelo prijašnju cijenu. Upiši kasniji dan.',
    sameDay: 'Od tog dana već vrijedi drugi redak. Upiši drugi dan.',
  },
} satisfies Translation<typeof sl>;
