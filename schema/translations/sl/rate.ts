// Mileage and per diems in Slovenian: rows that hold from a day on.
export default {
  mileage: {
    title: 'Kilometrina',
    help: 'Cena se nikoli ne prepiše: dodaj vrstico z dnem, od katerega velja. Vožnja vzame ceno svojega dne.',
    add: 'Nova cena od …',
    one: 'Kilometrina od %{day}',
    empty: 'Cene še ni. Prva velja od dneva, ki ga vpišeš.',
  },
  perDiem: {
    title: 'Dnevnice',
    help: 'Po državi in trajanju poti. Potni nalogi jih še ne uporabljajo, zato vrstico zaklene le njen dan.',
    add: 'Nova dnevnica od …',
    one: 'Dnevnica %{country} od %{day}',
    empty: 'Dnevnic še ni. Prva velja od dneva, ki ga vpišeš.',
  },
  validFrom: 'Velja od',
  pricePerKm: '€ na km',
  country: 'Država',
  from6: '6–8 h',
  from8: '8–12 h',
  over12: 'nad 12 h',
  standing: 'Stanje',
  entry: 'Vpis',
  note: 'Opomba',
  current: 'velja zdaj',
  inDays: 'čez %{smart_count} dan |||| čez %{smart_count} dneva |||| čez %{smart_count} dni |||| čez %{smart_count} dni',
  until: 'do %{day}',
  unused: 'še neuporabljeno',
  rides: '%{smart_count} vožnja |||| %{smart_count} vožnji |||| %{smart_count} vožnje |||| %{smart_count} voženj',
  fixed: 'zaklenjeno',
  unknownAuthor: 'prenos',
  remove: 'Odstrani: %{name}',
  removed: 'Odstranjeno: %{name}.',
  saved: 'Shranjeno: %{name}.',
  actions: 'Dejanja',
  reasons: {
    rateUsed:
      'To ceno je vzela že %{smart_count} vožnja, zato ostane. Za naprej dodaj novo vrstico. |||| To ceno sta vzeli že %{smart_count} vožnji, zato ostane. Za naprej dodaj novo vrstico. |||| To ceno so vzele že %{smart_count} vožnje, zato ostane. Za naprej dodaj novo vrstico. |||| To ceno je vzelo že %{smart_count} voženj, zato ostane. Za naprej dodaj novo vrstico.',
    ratePast: 'Ta vrstica velja že od prej, zato ostane. Popraviš jo lahko le na dan vpisa; za naprej dodaj novo vrstico.',
  },
  rules: {
    alreadyPriced:
      'Od tega dne je %{smart_count} vožnja že vzela prejšnjo ceno. Vpiši poznejši dan. |||| Od tega dne sta %{smart_count} vožnji že vzeli prejšnjo ceno. Vpiši poznejši dan. |||| Od tega dne so %{smart_count} vožnje že vzele prejšnjo ceno. Vpiši poznejši dan. |||| Od tega dne je %{smart_count} voženj že vzelo prejšnjo ceno. Vpiši poznejši dan.',
    sameDay: 'Od tega dne že velja druga vrstica. Vpiši drug dan.',
  },
} as const;
