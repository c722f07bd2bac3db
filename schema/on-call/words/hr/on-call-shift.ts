// On-call shifts in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { onCallShift } from '../../on-call-shift.ts';
import type sl from '../sl/on-call-shift.ts';

export default {
  one: 'Dežurstvo',
  many: 'Dežurstva',
  count: '%{smart_count} dežurstvo |||| %{smart_count} dežurstva |||| %{smart_count} dežurstava',
  create: 'Novo dežurstvo',
  search: 'Napomena',
  empty: 'Ovdje će biti dežurstva. Dodaješ ih gumbom »Novo dežurstvo« ili krugom.',
  fields: {
    user_id: 'Dežurni',
    level: 'Razina',
    team_id: 'Ekipa',
    from: 'Početak',
    to: 'Kraj',
    reminded_at: 'Podsjetnik dan prije',
    handover_at: 'Obavijest na početku',
    uncovered_at: 'Obavijest o praznini',
    handover_note: 'Poruka pri predaji',
    handover_note_by: 'Poruku napisao',
    handover_note_at: 'Poruka napisana',
  },
  none: {
    team_id: 'sve ekipe',
  },
  values: {
    level: {
      first: 'Prva',
      backup: 'Pričuva',
    },
  },
  rules: {
    toAfterFrom: 'Kraj mora biti nakon početka. Ispravi jedno od njih.',
    on_call_shift_order: 'Kraj mora biti nakon početka. Ispravi jedno od njih.',
    notBegun: 'Poruku pišeš kad dežurstvo počne.',
    sameMonth: 'Odaberi dva različita mjeseca.',
    on_call_shift_user_id_level_overlap: 'Ta osoba tada na toj razini već dežura. Odaberi drugu osobu ili drugo vrijeme.',
    on_call_shift_level_team_id_overlap: 'Na toj razini tada već netko dežura. Ispravi to dežurstvo ili odaberi drugo vrijeme.',
  },
  permissions: {
    on_call: {
      name: 'Dežurstva',
      write: {
        allows: 'Planira dežurstva',
        effect: 'Određuje tko kada dežura; raspored vide svi.',
      },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof onCallShift>;
