// Presence in German.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/presence.ts';

export default {
  own: 'Eigene Eingabe',
  reasons: {
    alreadyIn: 'Das Kommen ist schon um %{at} erfasst.',
    inElsewhere: 'Es ist schon anderswo erfasst: %{place}, %{at}.',
    notIn: 'Es ist noch kein Kommen erfasst.',
    alreadyPaused: 'Die Pause läuft schon seit %{at}.',
    noWorkType: 'Für diese Person gibt es keine Tätigkeit. Ruf im Büro an.',
    byTerminal: 'Das Kommen erfasst du am Zeitterminal. Vergessen? Gib die Uhrzeit und einen Grund ein.',
    byTasks: 'Dein Tag ergibt sich aus den Zeiten an Aufgaben.',
    workRuns: 'Bei Aufgabe #%{number} %{title} läuft die Zeit. Sag, ob sie weiterläuft.',
    beforeLast: 'Danach ist schon etwas erfasst.',
    notShorter: 'Wähle eine Zeit innerhalb des Eintrags: hier wird er nur kürzer.',
    inFuture: 'Diese Zeit liegt in der Zukunft.',
    tooLongAgo: 'Das ist mehr als einen Tag her. Korrigieren kann es, wer die Arbeitszeit verwaltet.',
    stillIn: 'Das Gehen fehlt noch. Trage es zuerst ein.',
    intoNext: 'Davor beginnt schon die nächste Anwesenheit.',
    notAfterStart: 'Das Ende liegt nicht nach dem Beginn.',
    stayTooLong: 'Eine Anwesenheit dauert höchstens einen Tag.',
    outsideStay: 'Die Pause liegt innerhalb der Anwesenheit.',
  },
} satisfies Translation<typeof sl>;
