// Correcting times in Croatian.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/times.ts';

export default {
  transitions: {
    editNotes: 'Uredi napomenu …',
    changeWorkType: 'Promijeni vrstu rada …',
    changeInvoicing: 'Obračun …',
    edit: 'Uredi vrijeme …',
    remove: 'Ukloni vrijeme …',
    changeMultiplier: 'Faktor …',
  },
  reasons: {
    notAllowed: 'Tuđe vrijeme ispravlja tko ima pravo »%{permission}«.',
    awaitsConfirmation: 'Zadatak čeka potvrdu klijenta. Najprije ga povuci.',
    taskIsClosed: 'Zadatak je zaključen. Vremena se više ne mijenjaju.',
    timeLocked: 'Sati ovog mjeseca su zaključani.',
    stillRuns: 'Vrijeme još teče. Najprije ga pauziraj ili zaustavi.',
    overlaps: 'Preklapa se s vremenom %{from} – %{to} na #%{number} %{title}.',
    overlapsRunning: 'Preklapa se s vremenom koje od %{from} teče na #%{number} %{title}.',
  },
  rules: {
    inFuture: 'To je u budućnosti.',
    notAfterStart: 'Kraj mora biti nakon početka.',
  },
} satisfies Translation<typeof sl>;
