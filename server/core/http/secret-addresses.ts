// Addresses whose last part is a secret: whoever reads them could answer in somebody else's name, so logs and kept mails show them without it.
import { linkPattern } from '#schema/links/public-purposes.ts';

const before = `(/(?:public/[a-z_]+|${linkPattern}|resetPass|terminal|registration_terminal_page/[a-z]{2})/)`;
const secret = new RegExp(`${before}[\\w-]{16,}`, 'g');
const cut = new RegExp(`${before}…`, 'g');

/** The text with the tokens of public links cut out. */
export const withoutTokens = (text: string): string => text.replace(secret, '$1…');

/** The token of the first public link in the text, null where there is none. */
export const tokenIn = (text: string): string | null => {
  const [address] = text.match(secret) ?? [];
  return address?.slice(address.lastIndexOf('/') + 1) ?? null;
};

/** The text with the token put back where it was cut out. */
export const withToken = (text: string, token: string): string => text.replace(cut, (_all, address: string) => address + token);
