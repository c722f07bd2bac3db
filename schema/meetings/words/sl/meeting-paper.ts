// The printed minutes of a meeting in Slovenian.

export default {
  title: 'Zapisnik',
  version: 'Različica %{number} · %{name}, %{time}',
  when: 'Kdaj',
  where: 'Kje',
  client: 'Stranka',
  organiser: 'Sklicuje',
  absent: 'odsotnost',
  until: 'do %{date}',
} as const;
