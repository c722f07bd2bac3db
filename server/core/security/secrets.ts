// Keys of the installation: made once, shared by every process on the database, they seal what a copy of a single table must not tell.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { sql, text } from '../database/sql.ts';
import { act, outsideIdempotencyKey, type Services } from '../events/act.ts';
import { Refusal } from '../http/refusal.ts';

type Purpose = 'second factor' | 'recovery code' | 'pin' | 'terminal' | 'terminal seal' | 'device';

const name = 'accounts';
const read = ({ database }: Services): Promise<string | null> =>
  database.read.value(sql`select value from installation_secret where name = ${name}`, text);

/** The secret as it stands, or a new one; of several processes that make it at once one wins, and the others take what it made. */
const readOrMake = async (services: Services): Promise<string> => {
  const known = await read(services);
  if (known) return known;
  const value = randomBytes(32).toString('base64url');
  try {
    // A key of the caller's is for the caller's own act.
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
/** The key for one purpose; asked for outside of an act, because the first one who asks makes it. */
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

/** A keyed digest: the same text has the same one, and nobody without the key can try texts against it. */
export const digest = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url');

/** Seals a text for one owner (AES-256-GCM): moved to another row it does not open. */
export const seal = (key: Buffer, owner: number, text: string): string => {
  const start = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, start).setAAD(Buffer.from(String(owner)));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return ['1', start, cipher.getAuthTag(), sealed].map((part) => (typeof part === 'string' ? part : part.toString('base64url'))).join('.');
};

/** What was sealed for this owner. @throws Error when it was changed, moved, or sealed by another installation */
export const unseal = (key: Buffer, owner: number, text: string): string => {
  const [, start = '', tag = '', sealed = ''] = text.split('.');
  const bytes = (part: string) => Buffer.from(part, 'base64url');
  const opening = createDecipheriv('aes-256-gcm', key, bytes(start), { authTagLength: 16 })
    .setAAD(Buffer.from(String(owner)))
    .setAuthTag(bytes(tag));
  return Buffer.concat([opening.update(bytes(sealed)), opening.final()]).toString('utf8');
};
