// Hashes passwords with argon2id, checks them in the same time whether the user exists or not, and refuses guessable new ones.
import { hash, verify } from '@node-rs/argon2';
import type { FieldError } from '../http/refusal.ts';

// OWASP's setting for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
export const shortestPassword = 12;
export const longestPassword = 1000;

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let decoy: Promise<string> | undefined;
/** Whether the password matches the hash; without a hash it does the same work and answers false. */
export const isPasswordOf = async (stored: string | null, password: string): Promise<boolean> => {
  decoy ??= hashPassword(crypto.randomUUID());
  const fits = await verify(stored ?? (await decoy), password).catch(() => false);
  return stored !== null && fits;
};

/** Words of which common passwords are composed. */
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

/** The rest of a password after common words and personal texts are removed. */
const ownPart = (password: string, personal: readonly string[]): string =>
  [...personal, ...common]
    .filter((part) => part.length > 2)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, part) => rest.replaceAll(part, ''), password);

const isRun = (text: string): boolean => {
  const [first = ''] = text;
  return [...text].every((sign) => sign === first) || digits.includes(text) || [...digits].reverse().join('').includes(text);
};

/** The 49,000 most frequent stolen passwords, loaded with the first new password, since few processes need them. */
const isStolen = async (plain: string): Promise<boolean> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(plain);
};

/** Why a new password is refused, null when it is accepted; `about` are known facts about its owner, such as name and address. */
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
