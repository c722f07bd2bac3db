// More clients for large data, beyond the directory: names composed from surnames, trades and towns.
import type { Random } from '../random.ts';
import type { ClientKind, DirectoryEntry } from './directory.ts';
import { firstNames, lastNames } from './people.ts';
import { streetIn } from './places.ts';
import { slovenianTowns } from './towns.ts';

type Pattern = {
  readonly kind: ClientKind;
  readonly name: (parts: { first: string; last: string; town: string; street: string }) => string;
  readonly marks: readonly string[];
  readonly places: readonly string[];
};

const patterns: readonly Pattern[] = [
  { kind: 'home', name: ({ last, town }) => `Družina ${last}, ${town}`, marks: [''], places: [] },
  { kind: 'home', name: ({ first, last }) => `${first} ${last}`, marks: [''], places: [] },
  { kind: 'block', name: ({ street }) => `Etažni lastniki ${street}`, marks: ['', '', 'P', 'Z'], places: ['Kotlovnica', 'Garaža'] },
  { kind: 'restaurant', name: ({ last }) => `Gostilna ${last}`, marks: ['', 'Z'], places: ['Kuhinja'] },
  { kind: 'restaurant', name: ({ town }) => `Bistro ${town}`, marks: [''], places: [] },
  { kind: 'hotel', name: ({ last }) => `Penzion ${last}`, marks: ['', 'P'], places: ['Kotlovnica', 'Depandansa'] },
  { kind: 'shop', name: ({ first, last }) => `Avtoservis ${last}, ${first} ${last} s. p.`, marks: ['', 'Z'], places: ['Delavnica'] },
  { kind: 'shop', name: ({ last, town }) => `Trgovina ${last}, ${town}`, marks: ['', 'P'], places: ['Skladišče'] },
  { kind: 'office', name: ({ last }) => `${last} svetovanje d. o. o.`, marks: [''], places: [] },
  { kind: 'office', name: ({ last }) => `Odvetniška pisarna ${last}`, marks: [''], places: [] },
  {
    kind: 'industry',
    name: ({ last }) => `${last} kovine d. o. o.`,
    marks: ['', 'P', 'Z'],
    places: ['Proizvodna hala', 'Skladišče', 'Uprava'],
  },
  { kind: 'industry', name: ({ first, last }) => `Mizarstvo ${last}, ${first} ${last} s. p.`, marks: [''], places: ['Delavnica'] },
  { kind: 'school', name: ({ last, town }) => `OŠ ${last}, ${town}`, marks: ['J'], places: ['Telovadnica', 'Kuhinja'] },
  { kind: 'kindergarten', name: ({ town }) => `Vrtec ${town}`, marks: ['J'], places: ['Enota Sonček', 'Enota Pikapolonica'] },
  { kind: 'municipality', name: ({ town }) => `Krajevna skupnost ${town}`, marks: ['J'], places: ['Dom krajanov'] },
  { kind: 'health', name: ({ last }) => `Zobozdravstvo ${last}`, marks: ['', 'P'], places: [] },
  { kind: 'pharmacy', name: ({ town }) => `Lekarna ${town}`, marks: [''], places: ['Podružnica Center'] },
  { kind: 'bakery', name: ({ last }) => `Pekarna ${last}`, marks: ['', 'P'], places: ['Prodajalna Center', 'Proizvodnja'] },
];

/** As many more clients as requested; all names are different. */
export const composedClients = (count: number, taken: ReadonlySet<string>, random: Random): DirectoryEntry[] => {
  const names = new Set(taken);
  const made: DirectoryEntry[] = [];
  while (made.length < count) {
    const town = random.pick(slovenianTowns);
    const parts = { first: random.pick(firstNames), last: random.pick(lastNames), town: town.town, street: streetIn(town, random) };
    const pattern = random.pick(patterns);
    const plainName = pattern.name(parts);
    const name = names.has(plainName) ? `${plainName} ${random.integer(2, 9999)}` : plainName;
    if (names.has(name)) continue;
    names.add(name);
    made.push({
      kind: pattern.kind,
      name,
      address: parts.street,
      town: town.town,
      marks: random.pick(pattern.marks),
      people: [`${parts.first} ${parts.last}`],
      places: random.some(pattern.places, random.integer(0, pattern.places.length)),
    });
  }
  return made;
};
