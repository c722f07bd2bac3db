// The page of a client in Slovenian.
export default {
  newTask: 'Naloga za to stranko',
  hours: 'Ure',
  person: 'Oseba',
  workType: 'Vrsta dela',
  tasks: 'Naloge',
  time: 'Čas',
  sum: 'Skupaj %{year}',
  year: 'Leto',
  noHours: 'Za to stranko še ni opravljenih ur.',
  noHoursHint: 'Ure pridejo sem z delom na nalogah te stranke.',
  noneInYear: 'V letu %{year} ni ur.',
  sameVat: 'Enako davčno številko že ima %{name}.',
} as const;
