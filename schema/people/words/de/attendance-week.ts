// Weeks of working time in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { attendanceWeek } from '../../attendance-week.ts';
import type sl from '../sl/attendance-week.ts';

export default {
  one: 'Arbeitszeitwoche',
  many: 'Arbeitszeitwochen',
  count: '%{smart_count} Woche |||| %{smart_count} Wochen',
  create: 'Neue Woche',
  search: 'Person, Woche',
  empty: 'Hier stehen eingereichte, freigegebene und gesperrte Wochen.',
  fields: {
    user_id: 'Person',
    week: 'Woche',
    submitted_at: 'Eingereicht',
    note: 'Erklärung',
    approved_by: 'Freigegeben von',
    approved_at: 'Freigegeben',
    locked_by: 'Gesperrt von',
    locked_at: 'Gesperrt',
    reason: 'Grund',
    unlocked_at: 'Entsperrt',
    unlocked_by: 'Entsperrt von',
    frozen: 'Stand bei Einreichung, Freigabe oder erster Sperre',
  },
  values: {
    status: {
      open: 'Nicht eingereicht',
      submitted: 'Eingereicht',
      approved: 'Freigegeben',
      locked: 'Gesperrt',
    },
  },
  transitions: {
    submit: 'Einreichen',
    approve: 'Freigeben',
    lock: 'Sperren',
    sendBack: 'Zurückgeben …',
    unlock: 'Entsperren …',
  },
  history: {
    submit: 'Woche eingereicht',
    approve: 'Woche freigegeben',
    lock: 'Woche gesperrt',
    sendBack: 'Woche zurückgegeben',
    unlock: 'Woche entsperrt',
  },
  reasons: {
    wrongState: 'Die Woche ist nicht mehr in diesem Zustand. Lade die Seite neu.',
    notAllowed: 'Über Wochen entscheidet, wer Arbeitszeiten freigibt.',
    timeLocked: 'Woche %{week} ist gesperrt. Wer Arbeitszeiten freigibt, kann sie entsperren.',
    unanswered: 'Kläre zuerst, was in Woche %{week} fehlt: %{days}.',
    notOver: 'Woche %{week} läuft noch. Sperre sie danach.',
    workAhead: 'Woche %{week} hat noch einen Arbeitstag. Reiche sie nach dem letzten ein.',
    notLocked: 'Woche %{week} ist nicht gesperrt.',
    stillRuns: 'In Woche %{week} läuft noch eine Uhr. Sie muss zuerst enden.',
  },
  rules: {
    noteMissing: 'Schreibe, warum die Stunden abweichen.',
  },
} satisfies EntityTranslation<typeof sl, typeof attendanceWeek>;
