// On-call shifts in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { onCallShift } from '../../on-call-shift.ts';

export default {
  one: 'Dežurstvo',
  many: 'Dežurstva',
  count: '%{smart_count} dežurstvo |||| %{smart_count} dežurstvi |||| %{smart_count} dežurstva |||| %{smart_count} dežurstev',
  create: 'Novo dežurstvo',
  search: 'Opomba',
  empty: 'Tu bodo dežurstva. Dodaš jih z gumbom »Novo dežurstvo« ali s krogom.',
  fields: {
    user_id: 'Dežurni',
    level: 'Stopnja',
    team_id: 'Ekipa',
    from: 'Začetek',
    to: 'Konec',
    reminded_at: 'Opomnik dan prej',
    handover_at: 'Obvestilo ob začetku',
    uncovered_at: 'Obvestilo o vrzeli',
    handover_note: 'Sporočilo ob predaji',
    handover_note_by: 'Napisal',
    handover_note_at: 'Napisano',
  },
  none: {
    team_id: 'vse ekipe',
  },
  values: {
    level: {
      first: 'Prva',
      backup: 'Rezerva',
    },
  },
  rules: {
    toAfterFrom: 'Konec mora biti po začetku. Popravi enega od njiju.',
    on_call_shift_order: 'Konec mora biti po začetku. Popravi enega od njiju.',
    notBegun: 'Sporočilo napišeš, ko se dežurstvo začne.',
    sameMonth: 'Izberi dva različna meseca.',
    on_call_shift_user_id_level_overlap: 'Ta oseba takrat na tej stopnji že dežura. Izberi drugo osebo ali drug čas.',
    on_call_shift_level_team_id_overlap: 'Na tej stopnji takrat že nekdo dežura. Popravi njegovo dežurstvo ali izberi drug čas.',
  },
  permissions: {
    on_call: {
      name: 'Dežurstva',
      write: {
        allows: 'Načrtuje dežurstva',
        effect: 'Določa, kdo je kdaj dežuren; razpored vidijo vsi.',
      },
    },
  },
} as const satisfies EntityWords<typeof onCallShift>;
