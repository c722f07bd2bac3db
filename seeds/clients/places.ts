// The branch offices of clients: in the same building, at another address, or in another town.
import { plain } from '../cast.ts';
import type { Random } from '../random.ts';
import { austrianStreets, croatianStreets, streets } from './people.ts';
import { type Town, townCalled } from './towns.ts';

/** Parts of a building share its address; these names are buildings of their own. */
const elsewhere =
  /^(Prodajalna|Podružnica|Enota|Lekarna|Poslovalnica|Kotlovnica .|Toplotna postaja|Črpališče|Čistilna|Zbirni|Pokopališče|Letno|Tržnica|Športni|Gasilski|Mladinski|Poslovna|Prostori|Hiša|Cerkev)/;

export const streetIn = (town: Town, random: Random): string => {
  const names = { SI: streets, HR: croatianStreets, AT: austrianStreets }[town.country];
  const letter = random.chance(0.12) ? random.pick(['a', 'b', 'c']) : '';
  return `${random.pick(names)} ${random.integer(1, 84)}${letter}`;
};

export type Place = { readonly title: string; readonly address: string; readonly town: Town };

/** Parses a place of the directory: `title`, `title = address` or `title @ town`. */
export const placeOf = (text: string, client: { address: string; town: Town }, random: Random): Place => {
  const [named = '', townName] = text.split(' @ ');
  const [title = '', address] = named.split(' = ');
  const town = townName === undefined ? client.town : townCalled(townName);
  if (address !== undefined) return { title, address, town };
  return { title, address: townName !== undefined || elsewhere.test(title) ? streetIn(town, random) : client.address, town };
};

const noDomain = new Set(['d', 'o', 's', 'p', 'gmbh', 'kg', 'in', 'za', 'i', 'pri', 'druzina', 'sv']);

/** The mail domain of a client, made of the first words of its name. */
export const domainOf = (name: string): string =>
  `${plain(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .filter((word) => !noDomain.has(word))
    .slice(0, 3)
    .join('-')}.example`;
