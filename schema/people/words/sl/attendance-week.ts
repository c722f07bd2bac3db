// Weeks of working time in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { Phrases } from '../../../core/words.ts';
import type { attendanceWeek } from '../../attendance-week.ts';
import type { attendanceWeekWorkflow } from '../../attendance-week.workflow.ts';

type Acts = { readonly [Act in keyof typeof attendanceWeekWorkflow.transitions]: string };

export default {
  one: 'Teden delovnega časa',
  many: 'Tedni delovnega časa',
  count: '%{smart_count} teden |||| %{smart_count} tedna |||| %{smart_count} tedni |||| %{smart_count} tednov',
  create: 'Nov teden',
  search: 'Oseba, teden',
  empty: 'Tu bodo tedni, ki so oddani, potrjeni ali zaklenjeni.',
  fields: {
    user_id: 'Oseba',
    week: 'Teden',
    submitted_at: 'Oddano',
    note: 'Pojasnilo',
    approved_by: 'Odobritev',
    approved_at: 'Odobreno',
    locked_by: 'Zaklep',
    locked_at: 'Zaklenjeno',
    reason: 'Razlog',
    unlocked_at: 'Odklenjeno',
    unlocked_by: 'Odklep',
    frozen: 'Ob oddaji, odobritvi ali prvem zaklepu',
  },
  values: {
    status: {
      open: 'Ni oddan',
      submitted: 'Oddan',
      approved: 'Odobren',
      locked: 'Zaklenjen',
    },
  },
  transitions: {
    submit: 'Oddaj',
    approve: 'Odobri',
    lock: 'Zakleni',
    sendBack: 'Vrni …',
    unlock: 'Odkleni …',
  },
  history: {
    submit: 'Teden oddan',
    approve: 'Teden odobren',
    lock: 'Teden zaklenjen',
    sendBack: 'Teden vrnjen',
    unlock: 'Teden odklenjen',
  },
  reasons: {
    wrongState: 'Teden ni več v tem stanju. Osveži stran.',
    notAllowed: 'O tednih odloča, kdor potrjuje delovni čas.',
    timeLocked: 'Teden %{week} je zaklenjen. Odklene ga, kdor potrjuje delovni čas.',
    unanswered: 'Najprej reši, kar v tednu %{week} manjka: %{days}.',
    notOver: 'Teden %{week} še traja. Zakleni ga, ko mine.',
    workAhead: 'V tednu %{week} je še delovni dan. Oddaj ga po zadnjem.',
    notLocked: 'Teden %{week} ni zaklenjen.',
    stillRuns: 'V tednu %{week} še teče ura. Najprej jo je treba končati.',
  },
  rules: {
    noteMissing: 'Napiši, zakaj se ure razlikujejo.',
  },
} as const satisfies EntityWords<typeof attendanceWeek> & { readonly transitions: Acts; readonly reasons: Phrases };
