// Presence in Slovenian: the place of own entries, and refusals of an arrival, a break or a departure.

export default {
  own: 'Lastni vnos',
  reasons: {
    alreadyIn: 'Prihod je že zabeležen ob %{at}.',
    inElsewhere: 'Zabeležen je že drugje: %{place}, %{at}.',
    notIn: 'Prihod še ni zabeležen.',
    alreadyPaused: 'Pavza teče že od %{at}.',
    noWorkType: 'Za to osebo ni nobene vrste dela. Pokliči pisarno.',
    byTerminal: 'Prihod zabeležiš na registratorju. Če si pozabil, vpiši uro in razlog.',
    byTasks: 'Tvoj dan se bere iz časov na nalogah.',
    workRuns: 'Na nalogi #%{number} %{title} teče ura. Povej, ali naj teče naprej.',
    beforeLast: 'Pozneje je že nekaj zabeleženo.',
    notShorter: 'Izberi čas znotraj vnosa: ta gumb ure le skrajša.',
    inFuture: 'Ta čas je še v prihodnosti.',
    tooLongAgo: 'To je več kot en dan nazaj. Popravi lahko, kdor ureja delovni čas.',
    stillIn: 'Odhoda še ni. Najprej ga vpiši.',
    intoNext: 'Pred tem se začne že naslednja prisotnost.',
    notAfterStart: 'Konec ni za začetkom.',
    stayTooLong: 'Prisotnost traja največ en dan.',
    outsideStay: 'Odmor mora biti znotraj prisotnosti.',
  },
} as const;
