// The purposes of public links and the addresses of their pages: one each for confirming and declining, followed by the token.

export const purposes = ['task', 'meeting', 'handover'] as const;
export type PurposeName = (typeof purposes)[number];
export type LinkIntent = 'confirm' | 'decline';

const capital = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;
/** A pattern for the first part of such an address, for code that must recognise links in any text. */
export const linkPattern = `(?:confirm|decline)(?:${purposes.map(capital).join('|')})`;

/** `/confirmTask/…` */
export const linkPath = (purpose: PurposeName, intent: LinkIntent, token: string): string => `/${intent}${capital(purpose)}/${token}`;

const address = new RegExp(`^/(confirm|decline)(${purposes.map(capital).join('|')})/([^/]+)/?$`);

/** The public link at the address of a page; null for any other page. */
export const linkAt = (path: string): { readonly purpose: PurposeName; readonly intent: LinkIntent; readonly token: string } | null => {
  const [, intent, named, token] = address.exec(path) ?? [];
  const purpose = purposes.find((one) => capital(one) === named);
  return purpose && token ? { purpose, intent: intent === 'decline' ? 'decline' : 'confirm', token } : null;
};
