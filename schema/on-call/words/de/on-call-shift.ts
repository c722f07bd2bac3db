// On-call shifts in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { onCallShift } from '../../on-call-shift.ts';
import type sl from '../sl/on-call-shift.ts';

export default {
  one: 'Bereitschaftsdienst',
  many: 'Bereitschaft',
  count: '%{smart_count} Bereitschaftsdienst |||| %{smart_count} Bereitschaftsdienste',
  create: 'Neuer Dienst',
  search: 'Notiz',
  empty: 'Hier stehen die Bereitschaftsdienste. Sie entstehen mit „Neuer Dienst“ oder mit einem Turnus.',
  fields: {
    user_id: 'In Bereitschaft',
    level: 'Stufe',
    team_id: 'Team',
    from: 'Beginn',
    to: 'Ende',
    reminded_at: 'Am Vortag erinnert',
    handover_at: 'Zum Beginn benachrichtigt',
    uncovered_at: 'Lücke gemeldet',
    handover_note: 'Übergabenotiz',
    handover_note_by: 'Geschrieben von',
    handover_note_at: 'Geschrieben am',
  },
  none: {
    team_id: 'alle Teams',
  },
  values: {
    level: {
      first: 'Erste',
      backup: 'Reserve',
    },
  },
  rules: {
    toAfterFrom: 'Das Ende muss nach dem Beginn liegen. Ändere eines von beiden.',
    on_call_shift_order: 'Das Ende muss nach dem Beginn liegen. Ändere eines von beiden.',
    notBegun: 'Die Notiz wird geschrieben, sobald der Dienst begonnen hat.',
    sameMonth: 'Wähle zwei verschiedene Monate.',
    on_call_shift_user_id_level_overlap: 'Diese Person hat dann auf dieser Stufe schon Bereitschaft. Wähle eine andere Person oder Zeit.',
    on_call_shift_level_team_id_overlap:
      'Auf dieser Stufe hat dann schon jemand Bereitschaft. Ändere diesen Dienst oder wähle eine andere Zeit.',
  },
  permissions: {
    on_call: {
      name: 'Bereitschaft',
      write: {
        allows: 'Bereitschaft planen',
        effect: 'Legt fest, wer wann Bereitschaft hat; den Plan sehen alle.',
      },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof onCallShift>;
