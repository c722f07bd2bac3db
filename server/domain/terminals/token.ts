// Identifies a user at a wall terminal in two forms: a token for one choice, and a PIN or chip encrypted by an offline tablet.

import { createDecipheriv, createECDH, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Services } from '#server/core/events/act.ts';
import { digest, keyFor } from '#server/core/security/secrets.ts';
import type { Credential, Means } from './guard.ts';

/** Seconds for which a token is valid. */
export const tokenSeconds = 120;

export type Recognised = { readonly user_id: number; readonly means: Means; readonly at: number };

const signed = async (services: Services, text: string) => digest(await keyFor(services, 'terminal'), text);

export const tokenFor = async (services: Services, terminal_id: number, { user_id, means, at }: Recognised): Promise<string> => {
  const text = ['t', terminal_id, user_id, means, at].join('.');
  return `${text}.${await signed(services, text)}`;
};

// The comparison needs equal lengths in bytes, which texts of equal length may not have.
const sameText = (a: string, b: string) => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** The contents of a token; null if this terminal did not issue it. */
export const readToken = async (services: Services, terminal_id: number, token: string): Promise<Recognised | null> => {
  const at = token.lastIndexOf('.');
  const text = token.slice(0, at);
  const [kind, terminal, user_id, means, issued] = text.split('.');
  if (kind !== 't' || !sameText(await signed(services, text), token.slice(at + 1)) || Number(terminal) !== terminal_id) return null;
  return { user_id: Number(user_id), means: means === 'pin' ? 'pin' : 'rfid', at: Number(issued) };
};

const pair = async (services: Services) => {
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(await keyFor(services, 'terminal seal'));
  return keys;
};

/** The tablets' encryption key: a point on P-256, uncompressed. */
export const publicKey = async (services: Services): Promise<string> => (await pair(services)).getPublicKey().toString('base64url');

export const isSealed = (token: string): boolean => token.startsWith('s.');
const tagBytes = 16;

/** The PIN or chip that a tablet encrypted for one event; null if it was altered, or encrypted for another event. */
export const unsealed = async (services: Services, event_id: string, sealed: string): Promise<Credential | null> => {
  const [, sender = '', start = '', text = ''] = sealed.split('.');
  const bytes = (part: string) => Buffer.from(part, 'base64url');
  try {
    const shared = (await pair(services)).computeSecret(bytes(sender));
    const key = Buffer.from(hkdfSync('sha256', shared, '', 'terminal', 32));
    const content = bytes(text);
    const opening = createDecipheriv('aes-256-gcm', key, bytes(start))
      .setAAD(Buffer.from(event_id))
      .setAuthTag(content.subarray(-tagBytes));
    const plain = Buffer.concat([opening.update(content.subarray(0, -tagBytes)), opening.final()]).toString('utf8');
    const { pin, rfid } = JSON.parse(plain) as { pin?: unknown; rfid?: unknown };
    if (typeof pin === 'string') return { pin };
    return typeof rfid === 'string' ? { rfid } : null;
  } catch {
    return null;
  }
};
