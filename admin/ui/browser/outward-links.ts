// Links that lead out of the app: a call, a mail, the way to a place.

export const telephoneLink = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
/** What an address may hold means something else in a link: `&`, `?`, `%`. */
export const mailLink = (email: string) => `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
export const mapsLink = (address: string) => `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`;

/** Places that a device has told, as `46.05108, 14.50513`: one on the map, several as the way between them. */
export const positionsLink = (positions: readonly string[]): string => {
  const places = positions.map((one) => one.replaceAll(' ', ''));
  const [only = ''] = places;
  if (places.length < 2) return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: only })}`;
  return `https://www.google.com/maps/dir/${places.join('/')}`;
};
