// Passwords are kept as argon2id hashes; checking one takes the same time whether the user exists or not, and a new one must not be guessed at the first try.
import { hash, verify } from '@node-rs/argon2';
import type { FieldError } from '../http/refusal.ts';

// OWASP's setting for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
export const shortestPassword = 12;
export const longestPassword = 1000;

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let decoy: Promise<string> | undefined;
/** Whether the password fits the hash; without a hash it does the same work and answers no. */
export const isPasswordOf = async (stored: string | null, password: string): Promise<boolean> => {
  decoy ??= hashPassword(crypto.randomUUID());
  const fits = await verify(stored ?? (await decoy), password).catch(() => false);
  return stored !== null && fits;
};

/** Words of which passwords that everybody tries are put together. */
const common = [
  'password',
  'passw0rd',
  'geslo',
  'lozinka',
  'passwort',
  'motdepasse',
  'qwerty',
  'qwertz',
  'azerty',
  'asdfgh',
  'asdfghjkl',
  'qwertyuiop',
  'qwertzuiop',
  'zxcvbnm',
  'yxcvbnm',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  'letmein',
  'welcome',
  'dobrodosli',
  'iloveyou',
  'admin',
  'administrator',
  'changeme',
  'abcdefghijklmnopqrstuvwxyz',
  'abc',
  'football',
  'baseball',
  'superman',
  'princess',
  'sunshine',
  'dragon',
  'monkey',
  'master',
  'login',
  'test',
  'user',
  'secret',
  'ljubljana',
  'slovenija',
  'zagreb',
];
const digits = '01234567890123456789';

/** What is left of a password when what everybody tries is taken out of it. */
const ownPart = (password: string, personal: readonly string[]): string =>
  [...personal, ...common]
    .filter((part) => part.length > 2)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, part) => rest.replaceAll(part, ''), password);

const isRun = (text: string): boolean => {
  const [first = ''] = text;
  return [...text].every((sign) => sign === first) || digits.includes(text) || [...digits].reverse().join('').includes(text);
};

/** What lists of stolen passwords hold most often, 49,000 of them: loaded by the first new password, since few processes ever need them. */
const isStolen = async (plain: string): Promise<boolean> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(plain);
};

/** Why a new password is refused, null when it may stand; `about` are texts that others know of its owner, such as name and address. */
export const passwordFault = async (password: string, about: readonly string[]): Promise<FieldError | null> => {
  const field = 'password';
  const length = [...password].length;
  if (length < shortestPassword) return { field, reason: 'shortPassword', parameters: { smart_count: shortestPassword - length } };
  const plain = password.toLowerCase();
  const personal = about.flatMap((text) => text.toLowerCase().split(/[\s@.]+/));
  const rest = ownPart(plain, personal).replaceAll(/[\W_]/g, '');
  if (rest.length >= 5 && !isRun(rest) && new Set(plain).size > 4 && !(await isStolen(plain))) return null;
  const speaksOfOwner = personal.some((part) => part.length > 2 && plain.includes(part));
  return { field, reason: speaksOfOwner ? 'personalPassword' : 'commonPassword' };
};
