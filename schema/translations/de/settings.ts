// The company's settings in German.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/settings.ts';

export default {
  one: 'Einstellungen des Unternehmens',
  many: 'Einstellungen',
  count: '%{smart_count} Einstellung |||| %{smart_count} Einstellungen',
  create: 'Neue Einstellungen',
  search: 'Einstellung suchen',
  empty: 'Noch keine Einstellungen. Sie entstehen beim ersten Start.',
  fields: {
    company_name: 'Name',
    address: 'Adresse',
    zip: 'PLZ',
    town: 'Ort',
    country: 'Land',
    vat_number: 'USt-Identifikationsnummer',
    iban: 'IBAN',
    default_language: 'Standardsprache',
    timezone: 'Zeitzone',
    minimal_invoicing_unit: 'Kleinste Abrechnungseinheit',
    minimal_work_hours: 'Mindeststunden am Tag',
    work_days: 'Arbeitstage',
    time_lock_day: 'Sperre der Zeiten',
    vacation_removal_day: 'Verfallstag',
    vacation_removal_month: 'Verfallsmonat',
    notification_start_hour: 'Benachrichtigungen von',
    notification_end_hour: 'Benachrichtigungen bis',
  },
  form: {
    company: 'Unternehmen',
    address: 'Adresse',
    place: 'Sprache und Region',
    time: 'Arbeitszeit und Abrechnung',
    vacation: 'Urlaub',
    notifications: 'Benachrichtigungen',
  },
  help: {
    company: 'Steht auf Arbeitsaufträgen, Angeboten und Rechnungen.',
    time: 'Daraus ergeben sich fehlende Stunden, Auslastung und Fristen in Arbeitstagen.',
    minimal_invoicing_unit: 'Auf der Rechnung wird jeder Eintrag aufgerundet. Die Erfassung bleibt sekundengenau.',
    time_lock_day: 'An diesem Tag des Monats werden um 00:00 die Zeiten des Vormonats gesperrt.',
    vacation: 'Wann der Urlaub des Vorjahres verfällt.',
    notifications: 'Außerhalb dieser Stunden warten Benachrichtigungen, auch E-Mails.',
  },
  values: {
    work_days: {
      monday: 'Montag',
      tuesday: 'Dienstag',
      wednesday: 'Mittwoch',
      thursday: 'Donnerstag',
      friday: 'Freitag',
      saturday: 'Samstag',
      sunday: 'Sonntag',
    },
  },
  rules: {
    notificationHours: 'Benachrichtigungen müssen nach ihrem Beginn enden. Korrigiere eine der Stunden.',
    settings_single: 'Einstellungen gibt es nur einmal. Ändere die vorhandenen.',
  },
} satisfies Translation<typeof sl>;
