// Project templates in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { Phrases } from '../../../core/words.ts';
import type { projectTemplate } from '../../project-template.ts';

export default {
  one: 'Predloga projekta',
  many: 'Predloge projektov',
  under: 'Predloge',
  count: '%{smart_count} predloga |||| %{smart_count} predlogi |||| %{smart_count} predloge |||| %{smart_count} predlog',
  create: 'Nova predloga',
  search: 'Naslov ali opis',
  empty: 'Tu bodo predloge: kako ponavadi poteka kakšno delo, z urami in nalogami po vrsti. Prva nastane z gumbom »Nova predloga«.',
  fields: { plan: 'Predvidene ure', team: 'Ekipa', offers: 'Projektne ponudbe', projects: 'Projekti' },
  form: { plan: 'Ure in ljudje', tasks: 'Naloge' },
  help: {
    plan: 'Koliko ur ponavadi vzame posamezna vrsta dela.',
    team: 'S koliko ljudmi katerega tipa se projekt začne.',
    tasks: 'Ob začetku projekta nastanejo vse naenkrat; roki se štejejo v delovnih dneh od začetka.',
    archived: 'Arhivirane ni več na izbiro. Stari projekti jo obdržijo.',
  },
  rows: {
    plan: {
      count: '%{smart_count} vrsta dela |||| %{smart_count} vrsti dela |||| %{smart_count} vrste dela |||| %{smart_count} vrst dela',
      create: 'Dodaj vrsto dela',
      fields: { work_type_id: 'Vrsta dela', planned_time: 'Ure' },
    },
    team: {
      count: '%{smart_count} tip |||| %{smart_count} tipa |||| %{smart_count} tipi |||| %{smart_count} tipov',
      create: 'Dodaj tip uporabnika',
      fields: { user_type_id: 'Tip uporabnika', people: 'Ljudi' },
    },
    tasks: {
      count: '%{smart_count} naloga |||| %{smart_count} nalogi |||| %{smart_count} naloge |||| %{smart_count} nalog',
      create: 'Dodaj nalogo',
      fields: {
        title: 'Naloga',
        work_type_id: 'Vrsta dela',
        planned_time: 'Ure',
        days_after_start: 'Rok, delovnih dni',
        description: 'Opis',
        checklist: 'Kontrolni seznam, ena točka v vrstici',
        tags: 'Oznake',
      },
    },
  },
  rules: {
    project_template_title_unique: 'Predloga s tem naslovom že obstaja. Izberi drug naslov.',
  },
  screen: {
    start: 'Začni projekt …',
    title: 'Projekt iz predloge',
    project: 'Naslov projekta',
    client: 'Stranka',
    required: 'Izberi stranko in napiši naslov.',
    leader: 'Vodja',
    members: 'Člani',
    startsOn: 'Začetek dela',
    will: 'Nastane',
    tasks: '%{smart_count} naloga |||| %{smart_count} nalogi |||| %{smart_count} naloge |||| %{smart_count} nalog',
    hours: '%{hours} h v načrtu',
    noDeadline: 'brez roka',
    wanted: 'Predloga predvideva: %{team}.',
    action: 'Ustvari projekt',
    made: 'Projekt %{number} je ustvarjen.',
  },
  permissions: {
    project_templates: {
      name: 'Predloge projektov',
      read: { allows: 'Vidi predloge projektov', effect: 'Vidi, katere naloge in ure predloga prinese v projekt.' },
      write: {
        allows: 'Ustvarja in ureja predloge projektov',
        effect: 'Določa, iz česa nastanejo prihodnji projekti; obstoječih ne spremeni.',
      },
    },
  },
} as const satisfies EntityWords<typeof projectTemplate> & { readonly screen: Phrases };
