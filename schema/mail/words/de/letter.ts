// Mails to people outside in German: clients are addressed as Sie.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/letter.ts';

export default {
  greeting: 'Guten Tag,',
  confirmation: {
    subject: 'Bestätigung der Arbeit #%{number}: %{title}',
    done: 'die Arbeit an der Aufgabe #%{number} „%{title}“ ist abgeschlossen.',
    ask: 'Über den folgenden Link können Sie sie ansehen und bestätigen. Sind Sie mit etwas nicht einverstanden, nennen Sie uns dort den Grund.',
    action: 'Arbeit ansehen und bestätigen',
    expires: 'Der Link ist bis %{date} gültig.',
  },
  reminder: {
    subject: 'Erinnerung: Bestätigung der Arbeit #%{number}: %{title}',
    done: 'am %{date} haben wir Ihnen die Arbeit an der Aufgabe #%{number} „%{title}“ zur Bestätigung gesendet. Ihre Antwort steht noch aus.',
    ask: 'Über den folgenden Link können Sie sie ansehen und bestätigen. Sind Sie mit etwas nicht einverstanden, nennen Sie uns dort den Grund.',
    answered: 'Haben Sie inzwischen geantwortet, ist diese E-Mail gegenstandslos.',
  },
  handover: {
    subject: 'Übergabe des Projekts %{number}: %{title}',
    done: 'wir haben das Projekt %{number} „%{title}“ abgeschlossen und übergeben es Ihnen.',
    ask: 'Über den folgenden Link sehen Sie, was geleistet wurde, und können die Übergabe bestätigen. Fehlt etwas, nennen Sie uns dort den Grund.',
    action: 'Übergabe ansehen und bestätigen',
  },
  handoverReminder: {
    subject: 'Erinnerung: Übergabe des Projekts %{number}: %{title}',
    done: 'am %{date} haben wir Ihnen das Projekt %{number} „%{title}“ übergeben. Ihre Antwort steht noch aus.',
  },
  fallback: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
  closing: 'Mit freundlichen Grüßen',
} satisfies Translation<typeof sl>;
