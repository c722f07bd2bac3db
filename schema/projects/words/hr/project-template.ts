// Project templates in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { projectTemplate } from '../../project-template.ts';
import type sl from '../sl/project-template.ts';

export default {
  one: 'Predložak projekta',
  many: 'Predlošci projekata',
  under: 'Predlošci',
  count: '%{smart_count} predložak |||| %{smart_count} predloška |||| %{smart_count} predložaka',
  create: 'Novi predložak',
  search: 'Naslov ili opis',
  empty: 'Ovdje će biti predlošci: kako posao obično teče, sa satima i zadacima po redu. Prvi nastaje gumbom „Novi predložak”.',
  fields: { plan: 'Planirani sati', team: 'Ekipa', offers: 'Projektne ponude', projects: 'Projekti' },
  form: { plan: 'Sati i ljudi', tasks: 'Zadaci' },
  help: {
    plan: 'Koliko sati obično traži pojedina vrsta rada.',
    team: 'S koliko ljudi kojeg tipa projekt počinje.',
    tasks: 'Svi nastaju odjednom kad projekt počne; rokovi se broje u radnim danima od početka.',
    archived: 'Arhivirani predložak više se ne može odabrati. Stari ga projekti zadržavaju.',
  },
  rows: {
    plan: {
      count: '%{smart_count} vrsta rada |||| %{smart_count} vrste rada |||| %{smart_count} vrsta rada',
      create: 'Dodaj vrstu rada',
      fields: { work_type_id: 'Vrsta rada', planned_time: 'Sati' },
    },
    team: {
      count: '%{smart_count} tip |||| %{smart_count} tipa |||| %{smart_count} tipova',
      create: 'Dodaj tip korisnika',
      fields: { user_type_id: 'Tip korisnika', people: 'Ljudi' },
    },
    tasks: {
      count: '%{smart_count} zadatak |||| %{smart_count} zadatka |||| %{smart_count} zadataka',
      create: 'Dodaj zadatak',
      fields: {
        title: 'Zadatak',
        work_type_id: 'Vrsta rada',
        planned_time: 'Sati',
        days_after_start: 'Rok, radnih dana',
        description: 'Opis',
        checklist: 'Kontrolni popis, jedna točka u retku',
        tags: 'Oznake',
      },
    },
  },
  values: {
    archived: {
      false: 'Nije u arhivi',
    },
  },
  rules: {
    project_template_title_unique: 'Predložak s tim naslovom već postoji. Odaberi drugi naslov.',
  },
  screen: {
    start: 'Započni projekt …',
    title: 'Projekt iz predloška',
    project: 'Naslov projekta',
    client: 'Klijent',
    required: 'Odaberi klijenta i upiši naslov.',
    leader: 'Voditelj',
    members: 'Članovi',
    startsOn: 'Prvi dan rada',
    will: 'Nastaje',
    tasks: '%{smart_count} zadatak |||| %{smart_count} zadatka |||| %{smart_count} zadataka',
    hours: '%{hours} h u planu',
    noDeadline: 'bez roka',
    wanted: 'Predložak predviđa: %{team}.',
    action: 'Stvori projekt',
    made: 'Projekt %{number} je stvoren.',
  },
  permissions: {
    project_templates: {
      name: 'Predlošci projekata',
      read: { allows: 'Vidi predloške projekata', effect: 'Vidi koje zadatke i sate predložak donosi u projekt.' },
      write: { allows: 'Stvara i uređuje predloške projekata', effect: 'Određuje od čega nastaju budući projekti; postojeći ostaju isti.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof projectTemplate>;
