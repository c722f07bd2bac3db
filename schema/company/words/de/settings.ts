// The company's settings in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { settings } from '../../settings.ts';
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
    vat_number: 'USt-IdNr.',
    iban: 'IBAN',
    logo: 'Logo',
    default_language: 'Standardsprache',
    timezone: 'Zeitzone',
    minimal_invoicing_unit: 'Abrechnungstakt',
    minimal_work_hours: 'Mindeststunden am Tag',
    work_days: 'Arbeitstage',
    time_lock_day: 'Sperre der Zeiten',
    late_tap_hours: 'Späte Buchungen der Terminals',
    ride_top_speed: 'Höchste Durchschnittsgeschwindigkeit',
    ride_most_kilometers: 'Längste Fahrt',
    vacation_removal_day: 'Verfallstag',
    vacation_removal_month: 'Verfallsmonat',
    notification_start_hour: 'Benachrichtigungen von',
    notification_end_hour: 'Benachrichtigungen bis',
    link_days: 'Gültigkeit der Links',
    reminder_days: 'Erinnerung nach',
  },
  form: {
    company: 'Unternehmen',
    place: 'Sprache und Region',
    work: 'Arbeitszeit',
    time: 'Zeit auf Rechnungen',
    rides: 'Fahrten',
    vacation: 'Urlaub',
    notifications: 'Benachrichtigungen',
    links: 'Links für Kunden',
  },
  help: {
    company: 'Steht auf Arbeitsaufträgen, Angeboten und Rechnungen.',
    iban: 'Steht auf Rechnungen, für die Zahlung.',
    logo: 'JPEG oder PNG, bis 25 MB.',
    work: 'Daraus ergeben sich fehlende Stunden, Auslastung und Fristen in Arbeitstagen.',
    minimal_work_hours: 'Auch mit Minuten: 7:30.',
    late_tap_hours: 'Was ein Terminal später meldet, wartet auf eine Entscheidung.',
    rides: 'Am Ende einer schnelleren oder längeren Fahrt fragen wir, ob die Kilometer stimmen.',
    time: 'Rundet jeden Eintrag auf der Rechnung auf. Die Erfassung bleibt sekundengenau.',
    vacation: 'Wann der Urlaub des Vorjahres verfällt.',
    notifications: 'Außerhalb dieser Stunden warten Benachrichtigungen, auch E-Mails.',
    links: 'Wie lange ein Kunde über seinen Link bestätigen kann und wann er erinnert wird.',
    reminder_days: 'Wer bis dahin nicht antwortet, wird einmal erinnert. Bei 0 wird niemand erinnert.',
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
    realDay: 'Diesen Tag hat der Monat nicht jedes Jahr. Gib einen Tag ein, den es gibt.',
    notificationHours: 'Benachrichtigungen müssen nach ihrem Beginn enden. Korrigiere eine der Stunden.',
    settings_single: 'Einstellungen gibt es nur einmal. Ändere die vorhandenen.',
  },
  permissions: {
    settings: {
      name: 'Einstellungen',
      read: { allows: 'Einstellungen des Unternehmens ansehen', effect: 'Sieht Firmendaten, Sätze und Fristen.' },
      write: {
        allows: 'Einstellungen des Unternehmens ändern',
        effect: 'Änderungen gelten für das ganze Unternehmen. Sieht auch die E-Mails des Systems.',
      },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof settings>;
