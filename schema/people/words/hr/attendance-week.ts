// Weeks of working time in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { attendanceWeek } from '../../attendance-week.ts';
import type sl from '../sl/attendance-week.ts';

export default {
  one: 'Tjedan radnog vremena',
  many: 'Tjedni radnog vremena',
  count: '%{smart_count} tjedan |||| %{smart_count} tjedna |||| %{smart_count} tjedana',
  create: 'Novi tjedan',
  search: 'Osoba, tjedan',
  empty: 'Ovdje će biti predani, odobreni i zaključani tjedni.',
  fields: {
    user_id: 'Osoba',
    week: 'Tjedan',
    submitted_at: 'Predano',
    note: 'Objašnjenje',
    approved_by: 'Odobrenje',
    approved_at: 'Odobreno',
    locked_by: 'Zaključavanje',
    locked_at: 'Zaključano',
    reason: 'Razlog',
    unlocked_at: 'Otključano',
    unlocked_by: 'Otključavanje',
    frozen: 'Stanje pri predaji, odobrenju ili prvom zaključavanju',
  },
  values: {
    status: {
      open: 'Nije predan',
      submitted: 'Predan',
      approved: 'Potvrđen',
      locked: 'Zaključan',
    },
  },
  transitions: {
    submit: 'Predaj',
    approve: 'Odobri',
    lock: 'Zaključaj',
    sendBack: 'Vrati …',
    unlock: 'Otključaj …',
  },
  history: {
    submit: 'Tjedan predan',
    approve: 'Tjedan odobren',
    lock: 'Tjedan zaključan',
    sendBack: 'Tjedan vraćen',
    unlock: 'Tjedan otključan',
  },
  reasons: {
    wrongState: 'Tjedan više nije u tom stanju. Osvježi stranicu.',
    notAllowed: 'O tjednima odlučuje tko odobrava radno vrijeme.',
    timeLocked: 'Tjedan %{week} je zaključan. Otključava ga tko odobrava radno vrijeme.',
    unanswered: 'Prvo riješi što u tjednu %{week} nedostaje: %{days}.',
    notOver: 'Tjedan %{week} još traje. Zaključaj ga kad prođe.',
    workAhead: 'U tjednu %{week} je još jedan radni dan. Predaj ga nakon zadnjeg.',
    notLocked: 'Tjedan %{week} nije zaključan.',
    stillRuns: 'U tjednu %{week} još teče sat. Prvo ga treba završiti.',
  },
  rules: {
    noteMissing: 'Napiši zašto se sati razlikuju.',
  },
} satisfies EntityTranslation<typeof sl, typeof attendanceWeek>;
