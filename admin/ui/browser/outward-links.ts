// Links out of the app: phone, mail, map.

export const telephoneLink = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
/** Characters of an address that have a meaning in a link are escaped: `&`, `?`, `%`. */
export const mailLink = (email: string) => `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
export const mapsLink = (address: string) => `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`;

/** Coordinates from a device, as `46.05108, 14.50513`: one as a point on the map, several as a route. */
export const positionsLink = (positions: readonly string[]): string => {
  const places = positions.map((one) => one.replaceAll(' ', ''));
  const [only = ''] = places;
  if (places.length < 2) return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: only })}`;
  return `https://www.google.com/maps/dir/${places.join('/')}`;
};
