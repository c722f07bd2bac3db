// What people outside are asked through a link, and the pages that ask it: confirming and declining have an address each, and the token behind it.

export const purposes = ['task', 'meeting', 'handover'] as const;
export type AskedPurpose = (typeof purposes)[number];
export type Wanted = 'confirm' | 'decline';

const capital = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;
/** The first part of such an address, as a pattern: for those who must know one wherever it stands. */
export const askingPattern = `(?:confirm|decline)(?:${purposes.map(capital).join('|')})`;

/** `/confirmTask/…` */
export const askingPath = (purpose: AskedPurpose, wanted: Wanted, token: string): string => `/${wanted}${capital(purpose)}/${token}`;

const address = new RegExp(`^/(confirm|decline)(${purposes.map(capital).join('|')})/([^/]+)/?$`);

/** What the address of a page asks for; null for any other page. */
export const askedAt = (path: string): { readonly purpose: AskedPurpose; readonly wanted: Wanted; readonly token: string } | null => {
  const [, wanted, named, token] = address.exec(path) ?? [];
  const purpose = purposes.find((one) => capital(one) === named);
  return purpose && token ? { purpose, wanted: wanted === 'decline' ? 'decline' : 'confirm', token } : null;
};
