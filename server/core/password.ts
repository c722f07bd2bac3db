// Passwords are kept as argon2id hashes; checking one takes the same time whether the user exists or not.
import { hash, verify } from '@node-rs/argon2';

// OWASP's setting for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
export const shortestPassword = 8;

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let decoy: Promise<string> | undefined;
/** Whether the password fits the hash; without a hash it does the same work and answers no. */
export const passwordFits = async (stored: string | null, password: string): Promise<boolean> => {
  decoy ??= hashPassword(crypto.randomUUID());
  const fits = await verify(stored ?? (await decoy), password).catch(() => false);
  return stored !== null && fits;
};
