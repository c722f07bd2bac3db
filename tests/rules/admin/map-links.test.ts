// Links to maps lead to the map of the device, or to the one that its user has chosen.
import { describe, expect, it } from 'vitest';
import { type MapChoice, mapAttributes, positionsLink, wayLink } from '#admin/ui/browser/maps.ts';

const phone = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/143.0 Mobile Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 Version/26.1 Mobile Safari/604.1';
const computer = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/143.0 Safari/537.36';
const address = 'Tržaška cesta 118, 1000 Ljubljana';
const searched = encodeURIComponent(address).replaceAll('%20', '+');

describe('the way to an address', () => {
  it.each<[string, MapChoice, string, string]>([
    ['an Android phone asks which map', 'device', phone, `geo:0,0?q=${encodeURIComponent(address)}`],
    ['an iPhone opens its own', 'device', iphone, `https://maps.apple.com/?daddr=${searched}`],
    ['a desk opens one on the web', 'device', computer, `https://www.google.com/maps/dir/?api=1&destination=${searched}`],
    ['a choice holds on every device', 'osm', phone, `https://www.openstreetmap.org/search?query=${searched}`],
    ['as does another one', 'google', iphone, `https://www.google.com/maps/dir/?api=1&destination=${searched}`],
  ])('%s', (_case, choice, userAgent, link) => expect(wayLink(address, choice, userAgent)).toBe(link));
});

const [workshop, site] = ['46.05108, 14.50513', '46.0569, 14.5058'];
describe('positions', () => {
  it.each<[string, readonly string[], MapChoice, string, string]>([
    ['one, on an Android phone', [workshop], 'device', phone, 'geo:46.05108,14.50513?q=46.05108,14.50513'],
    [
      'several, on an Android phone',
      [workshop, site],
      'device',
      phone,
      'https://www.google.com/maps/dir/46.05108,14.50513/46.0569,14.5058',
    ],
    [
      'several, by OpenStreetMap',
      [workshop, site],
      'osm',
      computer,
      'https://www.openstreetmap.org/directions?route=46.05108%2C14.50513%3B46.0569%2C14.5058',
    ],
    ['one, by Apple', [workshop], 'apple', computer, 'https://maps.apple.com/?q=46.05108%2C14.50513'],
  ])('%s', (_case, positions, choice, userAgent, link) => expect(positionsLink(positions, choice, userAgent)).toBe(link));
});

it('a map on the web opens beside the application, the device’s own over it', () => {
  expect(mapAttributes('https://maps.apple.com/?q=1')).toMatchObject({ target: '_blank', rel: 'noreferrer' });
  expect(mapAttributes('geo:0,0?q=1')).toEqual({ href: 'geo:0,0?q=1' });
});
