// The screens of offers in Croatian: the page with its timeline, the figures and the board.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/offer-page.ts';

export default {
  time: {
    days: '%{count} d',
    hours: '%{count} h',
    minutes: '%{count} min',
  },
  track: {
    label: 'Tijek ponude',
    soFar: '%{time} dosad',
    times: '%{count}×',
    answered: 'Odgovor nakon %{time}.',
    unanswered: 'Odgovora još nema, %{time}.',
    ahead: 'još predstoji',
  },
  tabs: {
    label: 'Kartice ponude',
    way: 'Tijek',
    linked: 'Povezano',
  },
  next: {
    title: 'Što sada?',
    here: '%{time} na koraku',
    waits: 'Na potezu: %{name}.',
    anybody: 'Na potezu: tko izrađuje ponude.',
    finished: 'Ponuda je završena.',
    archived: 'Ponuda je u arhivi.',
    addNote: 'Dodaj napomenu uz pomak',
    note: 'Napomena uz pomak',
    again: 'Vrati u izradu',
  },
  ask: {
    change: 'Što treba izmijeniti',
    changeHint: 'na primjer: kolika je priključna snaga?',
    decline: 'Zašto je odbijeno',
    declineHint: 'na primjer: odabrali su jeftinijeg ponuđača',
    required: 'Napiši razlog.',
  },
  data: {
    title: 'Podaci',
    left: '%{date}, još %{smart_count} dan |||| %{date}, još %{smart_count} dana |||| %{date}, još %{smart_count} dana',
    over: '%{date}, isteklo',
  },
  linked: {
    title: 'Još ništa nije povezano',
    text: 'Ovdje dolaze projektna ponuda, projekt i zadaci koji nastanu iz ponude. Poveži ih pri uređivanju.',
  },
  empty: {
    description: 'Bez opisa',
    notes: 'Bez komercijalnih napomena',
  },
  toast: {
    moved: '%{number}: %{step}',
  },
  view: {
    label: 'Prikaz',
    list: 'Popis',
    board: 'Ploča',
  },
  figures: {
    label: 'Brojke o ponudama',
    open: 'Otvoreno, koraci 0 do 8',
    weighted: 'Ponderirano vjerojatnošću',
    conversion: 'Konverzija, 12 mjeseci',
    of: '%{approved} od %{sent} poslanih',
    longest: 'Najdulje čeka',
  },
  board: {
    label: 'Ponude po koracima',
    moving: 'premještaš: %{from} → %{to}',
    allowed: 'dopušteni koraci %{steps}',
    drop: 'Odloži',
    lands: 'dolazi ovamo: ukupno %{value}',
    keys: 'Razmaknica premješta, Enter otvara',
    move: 'Premjesti …',
    moveTo: 'Premjesti ponudu',
    stuck: 'Ovu ponudu sada ne možeš premjestiti.',
    step: 'Korak',
    choose: 'Odaberi korak.',
    empty: 'Na ovom koraku nema ponuda.',
    fold: 'Skupi stupac',
    unfold: 'Proširi stupac',
    more: 'I još %{smart_count} ponuda na popisu. |||| I još %{smart_count} ponude na popisu. |||| I još %{smart_count} ponuda na popisu.',
  },
} satisfies Translation<typeof sl>;
