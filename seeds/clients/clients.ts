// The clients of the demo company with their branch offices and contacts.
import { plain } from '../cast.ts';
import { tagId } from '../company/company.ts';
import { type Random, randomFor } from '../random.ts';
import type { Row } from '../rows.ts';
import { composedClients } from './composed.ts';
import { type ClientKind, type DirectoryEntry, directory } from './directory.ts';
import { austrianNames, croatianNames, firstNames, lastNames } from './people.ts';
import { domainOf, placeOf } from './places.ts';
import { type Town, townCalled } from './towns.ts';
import { vatNumberOf } from './vat-numbers.ts';

export type Clients = {
  clients: Row<'client'>[];
  branch_offices: Row<'branch_office'>[];
  contacts: Row<'contact'>[];
  /** The kind of building of each client, by id; it decides which jobs the client needs. */
  kinds: ReadonlyMap<number, ClientKind>;
};

const mobile = (town: Town, random: Random) => {
  const number = `555 ${String(random.integer(0, 999)).padStart(3, '0')}`;
  if (town.country === 'HR') return `+385 ${random.pick(['91', '95', '98'])} ${number}`;
  if (town.country === 'AT') return `+43 ${random.pick(['660', '664', '676'])} ${number}`;
  return `${random.pick(['030', '031', '040', '041', '051', '064', '068', '070'])} ${number}`;
};

const landline = (town: Town, id: number) => {
  const last = String(1000 + ((id * 37) % 9000));
  return town.country === 'SI' ? `${town.area} 555 ${last.slice(0, 2)} ${last.slice(2)}` : `${town.area} 555 ${last}`;
};

const namesIn = (town: Town, random: Random): readonly [string, string] => {
  if (town.country === 'HR') return random.pick(croatianNames);
  if (town.country === 'AT') return random.pick(austrianNames);
  return [random.pick(firstNames), random.pick(lastNames)];
};

const paymentTerm = (entry: DirectoryEntry, random: Random) => {
  if (entry.marks.includes('J')) return 30;
  if (entry.marks.includes('Z') || entry.kind === 'home') return 8;
  return entry.marks.includes('P') ? random.pick([15, 30, 45]) : random.pick([14, 14, 14, 15, 30]);
};

const tagsOf = ({ marks }: DirectoryEntry) => [
  ...(marks.includes('P') ? [tagId('Pogodba')] : []),
  ...(marks.includes('J') ? [tagId('Javni naročnik')] : []),
  ...(marks.includes('Z') ? [tagId('Zamuja s plačili')] : []),
];

/** Notes for people who drive there; few clients have any. */
const notes: Readonly<Record<number, string>> = {
  3: '<p>Ključ kotlovnice je na recepciji. <strong>Pred posegom pokliči hišnika.</strong></p>',
  8: '<p>Dostava samo pred 9. uro:</p><ul><li>uvoz z zadnje strani,</li><li>višina vrat 2,3 m.</li></ul>',
  15: '<p>Račune potrjuje vodja vzdrževanja, <em>naročilnica je obvezna</em>.</p>',
  21: '<p>Parkirna hiša je pretesna za kombi; prostor je na dvorišču.</p>',
};

/** Standing notes for everybody who comes to a place, by the place's number. */
const standingNotes: Readonly<Record<number, string>> = {
  1: 'Koda vrat 4711#. Kotlovnica je v kleti, levo od dvigala.',
  4: 'Na dvorišču je pes: pokliči hišnika, preden vstopiš.',
};

const ownersOfABlock = /^(Etažni|Skupnost|Naselje|Večstanovanjska)/;
/** Families and apartment blocks have no VAT number. */
const hasVatNumber = (entry: DirectoryEntry) => entry.kind !== 'home' && !ownersOfABlock.test(entry.name);

const contactsOf = (entry: DirectoryEntry, town: Town, random: Random): (readonly [name: string, lastName: string])[] => {
  const known = entry.people.map((person): readonly [string, string] => {
    const [name = '', ...last] = person.split(' ');
    return [name, last.join(' ')];
  });
  const contactCount = 1 + random.weighted(entry.kind === 'home' ? [6, 4, 0, 0] : [4, 4, 3, 1]);
  while (known.length < contactCount) {
    const [name, lastName] = namesIn(town, random);
    const family = entry.kind === 'home' ? (known[0]?.[1] ?? lastName) : lastName;
    if (!known.some((one) => one[0] === name || one[1] === lastName)) known.push([name, family]);
  }
  return known.slice(0, 4);
};

/** The clients: the 120 of the directory, fewer of them, or more for large data. */
export const makeClients = ({ count = directory.length, seed = 1 }: { count?: number; seed?: number } = {}): Clients => {
  const random = randomFor('clients', seed);
  const entries = [...directory.slice(0, count)];
  if (count > entries.length) entries.push(...composedClients(count - entries.length, new Set(entries.map((entry) => entry.name)), random));
  const made: Clients & { kinds: Map<number, ClientKind> } = { clients: [], branch_offices: [], contacts: [], kinds: new Map() };

  for (const [index, entry] of entries.entries()) {
    const id = index + 1;
    const town = townCalled(entry.town);
    const language = { SI: 'sl', HR: 'hr', AT: 'de' }[town.country] as Row<'client'>['language'];
    const domain = entry.kind === 'home' ? 'posta.example' : domainOf(entry.name);
    const places = entry.places.map((place) => placeOf(place, { address: entry.address, town }, random));
    const branches = places.map((place, at) => ({ id: made.branch_offices.length + at + 1, place }));
    for (const { id: branchId, place } of branches) {
      const { town: name, zip, country } = place.town;
      made.branch_offices.push({
        id: branchId,
        client_id: id,
        title: place.title,
        address: place.address,
        zip,
        town: name,
        country,
        standing_notes: standingNotes[branchId % 6] ?? null,
      });
    }
    const primary = made.contacts.length + 1;
    for (const [at, [name, l_name]] of contactsOf(entry, town, random).entries()) {
      // Some contacts have no address: they confirm by a code on the technician's screen.
      const reachable = at === 0 || !random.chance(0.2);
      const mailbox = `${plain(name)}.${plain(l_name)}`.replace(/[^a-z0-9.]+/g, '-');
      made.contacts.push({
        id: primary + at,
        client_id: id,
        branch_office_id: at > 0 && branches.length > 0 && random.chance(0.6) ? random.pick(branches).id : null,
        name,
        l_name,
        email: reachable ? `${mailbox}@${domain}` : null,
        phone: random.chance(0.8) ? mobile(town, random) : landline(town, id + at + 1),
        language: null,
      });
    }
    made.clients.push({
      id,
      name: entry.name,
      address: entry.address,
      zip: town.zip,
      town: town.town,
      country: town.country,
      vat_number: hasVatNumber(entry) ? vatNumberOf(town.country, random) : null,
      email: entry.kind === 'home' ? (made.contacts[primary - 1]?.email ?? null) : `info@${domain}`,
      phone: entry.kind === 'home' ? mobile(town, random) : landline(town, id),
      payment_term_days: paymentTerm(entry, random),
      language,
      notes: notes[id % 24] ?? null,
      tags: tagsOf(entry),
      primary_contact_id: primary,
      archived: entry.marks.includes('A'),
      merged_into_id: null,
    });
    made.kinds.set(id, entry.kind);
  }
  return made;
};
