// What the minutes of a meeting say on paper in Slovenian.

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
