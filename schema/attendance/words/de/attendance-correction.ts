// Korrekturen gesperrter Arbeitszeit auf Deutsch.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { attendanceCorrection } from '../../attendance-correction.ts';
import type sl from '../sl/attendance-correction.ts';

export default {
  one: 'Korrektur der Arbeitszeit',
  many: 'Korrekturen der Arbeitszeit',
  count: '%{smart_count} Korrektur |||| %{smart_count} Korrekturen',
  create: 'Neue Korrektur',
  search: 'Person, Grund',
  empty: 'Hier stehen Korrekturen gesperrter Tage, jede neben den Stunden, die sie korrigiert.',
  fields: {
    user_id: 'Person',
    day: 'Tag',
    hours: 'Stunden',
    difference: 'Differenz',
    reason: 'Grund',
  },
  values: {
    hours: {
      present: 'Arbeitszeit',
      break: 'Pause',
      night: 'Nacht',
      sunday: 'Sonntag',
      holiday_seconds: 'Feiertag',
    },
  },
  history: {
    create: 'Arbeitszeit korrigiert',
  },
  rules: {
    changesSomething: 'Eine Differenz von 0 korrigiert nichts.',
    dayNotLocked: 'Dieser Tag ist nicht gesperrt. Ändere seine Zeiten.',
    outsideDay: 'Die korrigierten Stunden lägen unter null oder über einem Tag.',
  },
} satisfies EntityTranslation<typeof sl, typeof attendanceCorrection>;
