// Correcting times in Slovenian.
export default {
  transitions: {
    editNotes: 'Uredi opombo …',
    changeWorkType: 'Zamenjaj vrsto dela …',
    changeInvoicing: 'Zaračunavanje …',
    edit: 'Uredi čas …',
    remove: 'Odstrani čas …',
    changeMultiplier: 'Faktor …',
  },
  reasons: {
    notAllowed: 'Časa drugega popravi, kdor ima pravico »%{permission}«.',
    awaitsConfirmation: 'Naloga čaka na potrditev stranke. Najprej jo umakni iz potrditve.',
    taskIsClosed: 'Naloga je zaključena. Časi se ne spreminjajo več.',
    timeLocked: 'Ure tega meseca so zaklenjene.',
    stillRuns: 'Čas še teče. Najprej ga daj na pavzo ali ustavi.',
    overlaps: 'Prekriva se s časom %{from} – %{to} na #%{number} %{title}.',
    overlapsRunning: 'Prekriva se s časom, ki od %{from} teče na #%{number} %{title}.',
  },
  rules: {
    inFuture: 'To je v prihodnosti.',
    notAfterStart: 'Konec mora biti po začetku.',
  },
} as const;
