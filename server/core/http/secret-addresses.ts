// Addresses that end in a secret token: whoever reads one could answer in somebody else's name, so logs and stored mails omit the token.
import { linkPattern } from '#schema/links/public-purposes.ts';

const before = `(/(?:public/[a-z_]+|${linkPattern}|resetPass|terminal|registration_terminal_page/[a-z]{2})/)`;
const secret = new RegExp(`${before}[\\w-]{16,}`, 'g');
const cut = new RegExp(`${before}…`, 'g');

/** The text without the tokens of public links. */
export const withoutTokens = (text: string): string => text.replace(secret, '$1…');

/** The token of the first public link in the text; null without any. */
export const tokenIn = (text: string): string | null => {
  const [address] = text.match(secret) ?? [];
  return address?.slice(address.lastIndexOf('/') + 1) ?? null;
};

/** The text with the token put back in its place. */
export const withToken = (text: string, token: string): string => text.replace(cut, (_all, address: string) => address + token);
