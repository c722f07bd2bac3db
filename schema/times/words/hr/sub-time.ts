// Stretches of time in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { subTime } from '../../sub-time.ts';
import type sl from '../sl/sub-time.ts';

export default {
  one: 'Vrijeme',
  many: 'Vremena',
  count: '%{smart_count} vrijeme |||| %{smart_count} vremena |||| %{smart_count} vremena',
  fields: { user_id: 'Tko', class: 'Vrsta vremena', start_time: 'Početak', end_time: 'Kraj', multiplier: 'Faktor' },
  values: { class: { work: 'Rad', attendance: 'Prisutnost' } },
  rules: {
    sub_time_user_id_class_unique: 'Vrijeme već teče. Najprije ga zaustavi.',
    sub_time_user_id_class_overlap: 'Vrijeme se preklapa s drugim. Ispravi početak ili kraj.',
    sub_time_order: 'Kraj je prije početka. Ispravi jedno od toga.',
  },
  history: { edit: 'Ispravljeno vrijeme', remove: 'Uklonjeno vrijeme', changeMultiplier: 'Faktor' },
} satisfies EntityTranslation<typeof sl, typeof subTime>;
