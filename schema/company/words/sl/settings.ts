// The company's settings in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { settings } from '../../settings.ts';

export default {
  one: 'Nastavitve podjetja',
  many: 'Nastavitve',
  count: '%{smart_count} nastavitev |||| %{smart_count} nastavitvi |||| %{smart_count} nastavitve |||| %{smart_count} nastavitev',
  create: 'Nove nastavitve',
  search: 'Išči nastavitev',
  empty: 'Nastavitev še ni. Nastanejo ob prvem zagonu.',
  fields: {
    company_name: 'Naziv',
    vat_number: 'Davčna številka',
    iban: 'IBAN',
    logo: 'Logotip',
    default_language: 'Privzeti jezik',
    timezone: 'Časovni pas',
    minimal_invoicing_unit: 'Najmanjša enota za račun',
    minimal_work_hours: 'Najmanj ur na dan',
    work_days: 'Delovni dnevi',
    time_lock_day: 'Zaklep časov',
    vacation_removal_day: 'Zapade na dan',
    vacation_removal_month: 'Zapade v mesecu',
    notification_start_hour: 'Obvestila od',
    notification_end_hour: 'Obvestila do',
    link_days: 'Veljavnost povezav',
    reminder_days: 'Opomnik po',
  },
  form: {
    company: 'Podjetje',
    place: 'Jezik in območje',
    work: 'Delovni čas',
    time: 'Obračun časa',
    vacation: 'Dopust',
    notifications: 'Obvestila',
    links: 'Povezave za stranke',
  },
  help: {
    company: 'Piše na delovnih nalogih, ponudbah in računih.',
    iban: 'Piše na računih, za plačilo.',
    logo: 'JPEG ali PNG, do 25 MB.',
    work: 'Od tod manjkajoče ure, izkoristek in roki v delovnih dneh.',
    minimal_work_hours: 'Tudi z minutami: 7:30.',
    time: 'Zaokroži vsak vnos na računu navzgor. Evidenca ostane na sekundo.',
    vacation: 'Kdaj zapade lanski dopust.',
    notifications: 'Zunaj teh ur obvestila počakajo, tudi e-pošta.',
    links: 'Kako dolgo stranka lahko potrdi po povezavi, ki jo dobi, in kdaj jo spomnimo.',
    reminder_days: 'Kdor do takrat ne odgovori, dobi en opomnik. Z 0 ga ne dobi nihče.',
  },
  values: {
    work_days: {
      monday: 'Ponedeljek',
      tuesday: 'Torek',
      wednesday: 'Sreda',
      thursday: 'Četrtek',
      friday: 'Petek',
      saturday: 'Sobota',
      sunday: 'Nedelja',
    },
  },
  rules: {
    realDay: 'Tega dne v mesecu ni vsako leto. Vpiši dan, ki ga mesec ima.',
    notificationHours: 'Konec obvestil mora biti po začetku. Popravi eno od ur.',
    settings_single: 'Nastavitve so samo ene. Spremeni obstoječe.',
  },
  permissions: {
    settings: {
      name: 'Nastavitve',
      read: { allows: 'Vidi nastavitve podjetja', effect: 'Vidi podatke podjetja, tarife in roke.' },
      write: { allows: 'Ureja nastavitve podjetja', effect: 'Spremembe veljajo za vse podjetje. Vidi tudi pošto, ki jo pošilja sistem.' },
    },
  },
} as const satisfies EntityWords<typeof settings>;
