// The company's settings in Slovenian.
import type { EntityWords } from '../../core/entity-words.ts';
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
    address: 'Naslov',
    zip: 'Pošta',
    town: 'Kraj',
    country: 'Država',
    vat_number: 'Davčna številka',
    iban: 'IBAN',
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
  },
  form: {
    company: 'Podjetje',
    address: 'Naslov',
    place: 'Jezik in območje',
    time: 'Delovni čas in obračun',
    vacation: 'Dopust',
    notifications: 'Obvestila',
  },
  help: {
    company: 'Piše na delovnih nalogih, ponudbah in računih.',
    time: 'Od tod manjkajoče ure, izkoristek in roki v delovnih dneh.',
    minimal_invoicing_unit: 'Na računu se vsak vnos zaokroži navzgor. Evidenca ostane na sekundo.',
    time_lock_day: 'Ta dan v mesecu se ob 00:00 zaklenejo časi prejšnjega meseca.',
    vacation: 'Kdaj zapade lanski dopust.',
    notifications: 'Zunaj teh ur obvestila počakajo, tudi e-pošta.',
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
    notificationHours: 'Konec obvestil mora biti po začetku. Popravi eno od ur.',
    settings_single: 'Nastavitve so samo ene. Spremeni obstoječe.',
  },
} as const satisfies EntityWords<typeof settings>;
