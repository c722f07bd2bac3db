// Stretches of time in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { subTime } from '../../sub-time.ts';
import type sl from '../sl/sub-time.ts';

export default {
  one: 'Zeit',
  many: 'Zeiten',
  count: '%{smart_count} Zeit |||| %{smart_count} Zeiten',
  fields: { user_id: 'Wer', class: 'Art der Zeit', start_time: 'Beginn', end_time: 'Ende', multiplier: 'Faktor' },
  values: { class: { work: 'Arbeit', attendance: 'Anwesenheit' } },
  rules: {
    sub_time_user_id_class_unique: 'Die Zeit läuft schon. Beende sie zuerst.',
    sub_time_user_id_class_overlap: 'Die Zeit überschneidet sich mit einer anderen. Korrigiere Beginn oder Ende.',
    sub_time_order: 'Das Ende liegt vor dem Beginn. Korrigiere eines von beiden.',
  },
  history: { edit: 'Zeit korrigiert', remove: 'Zeit entfernt', changeMultiplier: 'Faktor' },
} satisfies EntityTranslation<typeof sl, typeof subTime>;
