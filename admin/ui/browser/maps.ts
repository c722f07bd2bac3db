// Links to maps: the map of the device, or the one that its user has chosen there.
import { keepText, keptText } from './browser-store.ts';
import { useWatched, Watched } from './watched.ts';

export const mapChoices = ['device', 'google', 'apple', 'osm'] as const;
export type MapChoice = (typeof mapChoices)[number];

const store = 'map';
const isChoice = (text: string | null): text is MapChoice => mapChoices.some((one) => one === text);
const stored = keptText(store);
const chosen = new Watched<MapChoice>(isChoice(stored) ? stored : 'device');

/** The map that links lead to on this device, and a function that chooses another. */
export const useMapChoice = (): [MapChoice, (choice: MapChoice) => void] => [
  useWatched(chosen, (now) => now),
  (next) => {
    chosen.set(next);
    keepText(store, next);
  },
];

/** Android asks its user which map opens a place; Apple's devices have their own; others open Google's in the browser. */
const mapOf = (userAgent: string): Exclude<MapChoice, 'device' | 'osm'> | 'android' =>
  /android/i.test(userAgent) ? 'android' : /iphone|ipad|ipod/i.test(userAgent) ? 'apple' : 'google';
const settled = (choice: MapChoice, userAgent: string) => (choice === 'device' ? mapOf(userAgent) : choice);

const query = (address: string, parameters: Readonly<Record<string, string>>) => `${address}?${new URLSearchParams(parameters)}`;

/** The way to an address. */
export const wayLink = (address: string, choice: MapChoice, userAgent: string): string => {
  switch (settled(choice, userAgent)) {
    case 'android':
      return `geo:0,0?q=${encodeURIComponent(address)}`;
    case 'apple':
      return query('https://maps.apple.com/', { daddr: address });
    case 'osm':
      return query('https://www.openstreetmap.org/search', { query: address });
    case 'google':
      return query('https://www.google.com/maps/dir/', { api: '1', destination: address });
  }
};

/** Positions of a device, as `46.05108, 14.50513`: one as a point on the map, several as the way from the first to the last. */
export const positionsLink = (positions: readonly string[], choice: MapChoice, userAgent: string): string => {
  const places = positions.map((one) => one.replaceAll(' ', ''));
  const [first = ''] = places;
  const last = places.at(-1) ?? first;
  const single = places.length < 2;
  switch (settled(choice, userAgent)) {
    case 'apple':
      return single ? query('https://maps.apple.com/', { q: first }) : query('https://maps.apple.com/', { saddr: first, daddr: last });
    case 'osm':
      return single
        ? query('https://www.openstreetmap.org/search', { query: first })
        : query('https://www.openstreetmap.org/directions', { route: `${first};${last}` });
    case 'android':
      if (single) return `geo:${first}?q=${first}`;
      break;
    default:
      break;
  }
  return single
    ? query('https://www.google.com/maps/search/', { api: '1', query: first })
    : `https://www.google.com/maps/dir/${places.join('/')}`;
};

/** What an element that leads to a map needs: a map on the web opens beside the app, the device's own over it. */
export const mapAttributes = (href: string) => ({ href, ...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' }) });

/** The links of this device. */
export const useMaps = () => {
  const [choice] = useMapChoice();
  const { userAgent } = navigator;
  return {
    way: (address: string) => mapAttributes(wayLink(address, choice, userAgent)),
    positions: (positions: readonly string[]) => mapAttributes(positionsLink(positions, choice, userAgent)),
  };
};
