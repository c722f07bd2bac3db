// The company's settings in Croatian.
import type { Translation } from '../../core/words.ts';
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
    address: 'Adresa',
    zip: 'Poštanski broj',
    town: 'Mjesto',
    country: 'Država',
    vat_number: 'PDV ID broj',
    iban: 'IBAN',
    default_language: 'Zadani jezik',
    timezone: 'Vremenska zona',
    minimal_invoicing_unit: 'Najmanja jedinica za račun',
    minimal_work_hours: 'Najmanje sati na dan',
    work_days: 'Radni dani',
    time_lock_day: 'Zaključavanje vremena',
    vacation_removal_day: 'Istječe na dan',
    vacation_removal_month: 'Istječe u mjesecu',
    notification_start_hour: 'Obavijesti od',
    notification_end_hour: 'Obavijesti do',
  },
  form: {
    company: 'Tvrtka',
    address: 'Adresa',
    place: 'Jezik i područje',
    time: 'Radno vrijeme i obračun',
    vacation: 'Godišnji odmor',
    notifications: 'Obavijesti',
  },
  help: {
    company: 'Piše na radnim nalozima, ponudama i računima.',
    time: 'Iz toga slijede sati koji nedostaju, iskorištenost i rokovi u radnim danima.',
    minimal_invoicing_unit: 'Na računu se svaki unos zaokružuje naviše. Evidencija ostaje točna u sekundu.',
    time_lock_day: 'Na taj dan u mjesecu u 00:00 zaključavaju se vremena prethodnog mjeseca.',
    vacation: 'Kada istječe lanjski godišnji odmor.',
    notifications: 'Izvan tih sati obavijesti čekaju, i e-pošta.',
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
    notificationHours: 'Kraj obavijesti mora biti nakon početka. Ispravi jedan od sati.',
    settings_single: 'Postavke postoje samo jednom. Promijeni postojeće.',
  },
} satisfies Translation<typeof sl>;
