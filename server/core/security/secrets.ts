// Secret keys of the installation, made once and shared by all its processes: they protect values that a copy of a single table must not reveal.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { sql, text } from '../database/sql.ts';
import { act, outsideIdempotencyKey, type Services } from '../events/act.ts';
import { Refusal } from '../http/refusal.ts';

type Purpose = 'second factor' | 'recovery code' | 'pin' | 'terminal' | 'terminal seal' | 'pairing' | 'device';

const name = 'accounts';
const read = ({ database }: Services): Promise<string | null> =>
  database.read.value(sql`select value from installation_secret where name = ${name}`, text);

/** The stored secret, or a new one; of several processes that make it at once one wins, and the others read its secret. */
const readOrMake = async (services: Services): Promise<string> => {
  const known = await read(services);
  if (known) return known;
  const value = randomBytes(32).toString('base64url');
  try {
    // The caller's Idempotency-Key belongs to the caller's own act.
    await outsideIdempotencyKey(() =>
      act(services, null, async (tx) => {
        tx.create('installation_secret', { name, value });
        await tx.flush();
      }),
    );
    return value;
  } catch (error) {
    const made = error instanceof Refusal && error.status === 409 ? await read(services) : null;
    if (!made) throw error;
    return made;
  }
};

const secrets = new WeakMap<Database, Promise<string>>();
/** The key for one purpose; call it outside of an act, because the first call creates it. */
export const keyFor = async (services: Services, purpose: Purpose): Promise<Buffer> => {
  const known = secrets.get(services.database) ?? readOrMake(services);
  secrets.set(services.database, known);
  try {
    return Buffer.from(hkdfSync('sha256', Buffer.from(await known, 'base64url'), '', purpose, 32));
  } catch (error) {
    secrets.delete(services.database);
    throw error;
  }
};

/** A keyed hash: equal texts have equal hashes, and nobody without the key can test guesses. */
export const digest = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url');

/** Encrypts a text for one owner (AES-256-GCM): copied to another row it cannot be decrypted. */
export const seal = (key: Buffer, owner: number, text: string): string => {
  const start = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, start).setAAD(Buffer.from(String(owner)));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return ['1', start, cipher.getAuthTag(), sealed].map((part) => (typeof part === 'string' ? part : part.toString('base64url'))).join('.');
};

/** Decrypts a text of this owner. @throws Error when it was changed, moved, or encrypted by another installation */
export const unseal = (key: Buffer, owner: number, text: string): string => {
  const [, start = '', tag = '', sealed = ''] = text.split('.');
  const bytes = (part: string) => Buffer.from(part, 'base64url');
  const opening = createDecipheriv('aes-256-gcm', key, bytes(start), { authTagLength: 16 })
    .setAAD(Buffer.from(String(owner)))
    .setAuthTag(bytes(tag));
  return Buffer.concat([opening.update(bytes(sealed)), opening.final()]).toString('utf8');
};
