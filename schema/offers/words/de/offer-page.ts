// The screens of offers in German: the page with its timeline, the figures and the board.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/offer-page.ts';

export default {
  time: {
    days: '%{count} T',
    hours: '%{count} h',
    minutes: '%{count} min',
  },
  track: {
    label: 'Ablauf des Angebots',
    soFar: '%{time} bisher',
    times: '%{count}×',
    answered: 'Antwort nach %{time}.',
    unanswered: 'Noch keine Antwort, %{time}.',
    ahead: 'steht noch bevor',
  },
  tabs: {
    label: 'Reiter des Angebots',
    way: 'Ablauf',
    linked: 'Verknüpft',
  },
  next: {
    title: 'Was jetzt?',
    here: '%{time} in diesem Schritt',
    waits: 'Am Zug: %{name}.',
    anybody: 'Am Zug: wer Angebote erstellt.',
    finished: 'Das Angebot ist abgeschlossen.',
    archived: 'Das Angebot ist archiviert.',
    addNote: 'Notiz zum Schritt',
    note: 'Notiz zum nächsten Schritt',
    again: 'Zurück in Arbeit',
  },
  ask: {
    change: 'Was sich ändern muss',
    changeHint: 'zum Beispiel: Wie hoch ist die Anschlussleistung?',
    decline: 'Warum es abgelehnt wird',
    declineHint: 'zum Beispiel: Ein anderer war günstiger',
    required: 'Gib einen Grund an.',
  },
  data: {
    title: 'Daten',
    left: '%{date}, noch %{smart_count} Tag |||| %{date}, noch %{smart_count} Tage',
    over: '%{date}, abgelaufen',
  },
  linked: {
    title: 'Noch nichts verknüpft',
    text: 'Hier stehen Projektangebot, Projekt und Aufgaben, die aus dem Angebot entstehen. Du verknüpfst sie beim Bearbeiten.',
  },
  empty: {
    description: 'Ohne Beschreibung',
    notes: 'Ohne Vertriebsnotizen',
  },
  toast: {
    moved: '%{number}: %{step}',
  },
  view: {
    label: 'Ansicht',
    list: 'Liste',
    board: 'Tafel',
  },
  figures: {
    label: 'Zahlen zu den Angeboten',
    open: 'Offen, Schritte 0 bis 8',
    weighted: 'Gewichtet nach Wahrscheinlichkeit',
    conversion: 'Erfolgsquote, 12 Monate',
    of: '%{approved} von %{sent} gesendeten',
    longest: 'Wartet am längsten',
  },
  board: {
    label: 'Angebote nach Schritt',
    moving: 'verschieben: %{from} → %{to}',
    allowed: 'erlaubte Schritte %{steps}',
    drop: 'Ablegen',
    lands: 'landet hier: zusammen %{value}',
    keys: 'Leertaste verschiebt, Enter öffnet',
    move: 'Verschieben …',
    moveTo: 'Angebot verschieben',
    stuck: 'Dieses Angebot kannst du jetzt nicht verschieben.',
    step: 'Schritt',
    choose: 'Wähle einen Schritt.',
    empty: 'In diesem Schritt gibt es keine Angebote.',
    fold: 'Spalte einklappen',
    unfold: 'Spalte aufklappen',
    more: 'Und noch %{smart_count} Angebot in der Liste. |||| Und noch %{smart_count} Angebote in der Liste.',
  },
} satisfies Translation<typeof sl>;
