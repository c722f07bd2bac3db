// Recognises a device on which somebody has signed in by a signed cookie: guesses from other devices do not lock its owner out.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Services } from '../events/act.ts';
import { digest, keyFor } from './secrets.ts';

const seconds = 365 * 86_400;
/** Under TLS with the prefix that binds the cookie to this host. */
const cookieName = (secure: boolean) => (secure ? '__Host-device' : 'device');
const shapeOf = (secure: boolean) => new RegExp(`(?:^|;) *${cookieName(secure)}=([\\w-]{1,100}\\.[\\w-]{1,100})(?:;|$)`);
const shapes = { plain: shapeOf(false), secure: shapeOf(true) };

/** The device cookie of a request. */
export const deviceIn = (cookies: string | null, secure: boolean): string | null =>
  (secure ? shapes.secure : shapes.plain).exec(cookies ?? '')?.[1] ?? null;

/** The cookie grants nothing: it only says whose tries are counted separately. */
export const deviceCookie = (mark: string, secure: boolean): string =>
  `${cookieName(secure)}=${mark}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? '; Secure' : ''}`;

const signed = async (services: Services, user_id: number, device: string): Promise<string> =>
  digest(await keyFor(services, 'device'), `${user_id} ${device}`);

/** The device of a cookie that this user was given; null for any other. */
export const knownDevice = async (services: Services, user_id: number, mark: string | null): Promise<string | null> => {
  const [device = '', signature = ''] = mark?.split('.') ?? [];
  if (!device) return null;
  const [given, expected] = [Buffer.from(signature), Buffer.from(await signed(services, user_id, device))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : null;
};

/** A cookie for this user, of the known device or of a new one. */
export const markFor = async (services: Services, user_id: number, known: string | null): Promise<string> => {
  const device = known ?? randomBytes(16).toString('base64url');
  return `${device}.${await signed(services, user_id, device)}`;
};
