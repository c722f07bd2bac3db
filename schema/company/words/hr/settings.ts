// The company's settings in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { settings } from '../../settings.ts';
import type sl from '../sl/settings.ts';

export default {
  one: 'Postavke tvrtke',
  many: 'Postavke',
  count: '%{smart_count} postavka |||| %{smart_count} postavke |||| %{smart_count} postavki',
  create: 'Nove postavke',
  search: 'Traži postavku',
  empty: 'Postavki još nema. Nastaju pri prvom pokretanju.',
  fields: {
    company_name: 'Naziv',
    vat_number: 'PDV ID broj',
    iban: 'IBAN',
    logo: 'Logotip',
    default_language: 'Zadani jezik',
    timezone: 'Vremenska zona',
    minimal_invoicing_unit: 'Najmanja jedinica za račun',
    minimal_work_hours: 'Najmanje sati na dan',
    work_days: 'Radni dani',
    time_lock_day: 'Zaključavanje vremena',
    late_tap_hours: 'Zakašnjeli upisi registratora',
    vacation_removal_day: 'Istječe na dan',
    vacation_removal_month: 'Istječe u mjesecu',
    notification_start_hour: 'Obavijesti od',
    notification_end_hour: 'Obavijesti do',
    link_days: 'Valjanost poveznica',
    reminder_days: 'Podsjetnik nakon',
  },
  form: {
    company: 'Tvrtka',
    place: 'Jezik i područje',
    work: 'Radno vrijeme',
    time: 'Obračun vremena',
    vacation: 'Godišnji odmor',
    notifications: 'Obavijesti',
    links: 'Poveznice za klijente',
  },
  help: {
    company: 'Piše na radnim nalozima, ponudama i računima.',
    iban: 'Piše na računima, za plaćanje.',
    logo: 'JPEG ili PNG, do 25 MB.',
    work: 'Iz toga slijede sati koji nedostaju, iskorištenost i rokovi u radnim danima.',
    minimal_work_hours: 'I s minutama: 7:30.',
    late_tap_hours: 'Što registrator javi kasnije, čeka odluku.',
    time: 'Svaki unos na računu zaokružuje naviše. Evidencija ostaje točna u sekundu.',
    vacation: 'Kada istječe lanjski godišnji odmor.',
    notifications: 'Izvan tih sati obavijesti čekaju, i e-pošta.',
    links: 'Koliko dugo klijent može potvrditi putem primljene poveznice i kada ga podsjećamo.',
    reminder_days: 'Tko dotad ne odgovori, dobiva jedan podsjetnik. Uz 0 ga ne dobiva nitko.',
  },
  values: {
    work_days: {
      monday: 'Ponedjeljak',
      tuesday: 'Utorak',
      wednesday: 'Srijeda',
      thursday: 'Četvrtak',
      friday: 'Petak',
      saturday: 'Subota',
      sunday: 'Nedjelja',
    },
  },
  rules: {
    realDay: 'Taj dan u mjesecu ne postoji svake godine. Upiši dan koji postoji.',
    notificationHours: 'Kraj obavijesti mora biti nakon početka. Ispravi jedan od sati.',
    settings_single: 'Postavke postoje samo jednom. Promijeni postojeće.',
  },
  permissions: {
    settings: {
      name: 'Postavke',
      read: { allows: 'Vidi postavke tvrtke', effect: 'Vidi podatke tvrtke, tarife i rokove.' },
      write: { allows: 'Uređuje postavke tvrtke', effect: 'Promjene vrijede za cijelu tvrtku. Vidi i poštu koju šalje sustav.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof settings>;
