// A device on which somebody has signed in is known again by a mark that the installation has signed: who guesses elsewhere does not keep its owner out.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Services } from '../events/act.ts';
import { digest, keyFor } from './secrets.ts';

const seconds = 365 * 86_400;
/** By TLS with the prefix for which browsers take it from this very host alone. */
const cookieName = (secure: boolean) => (secure ? '__Host-device' : 'device');
const shapeOf = (secure: boolean) => new RegExp(`(?:^|;) *${cookieName(secure)}=([\\w-]{1,100}\\.[\\w-]{1,100})(?:;|$)`);
const shapes = { plain: shapeOf(false), secure: shapeOf(true) };

/** The mark that a browser sends. */
export const deviceIn = (cookies: string | null, secure: boolean): string | null =>
  (secure ? shapes.secure : shapes.plain).exec(cookies ?? '')?.[1] ?? null;

/** It opens nothing by itself: it is no session, and says whose tries are counted apart. */
export const deviceCookie = (mark: string, secure: boolean): string =>
  `${cookieName(secure)}=${mark}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? '; Secure' : ''}`;

const signed = async (services: Services, user_id: number, device: string): Promise<string> =>
  digest(await keyFor(services, 'device'), `${user_id} ${device}`);

/** The device of a mark that was given to this user; null for any other. */
export const knownDevice = async (services: Services, user_id: number, mark: string | null): Promise<string | null> => {
  const [device = '', signature = ''] = mark?.split('.') ?? [];
  if (!device) return null;
  const [given, expected] = [Buffer.from(signature), Buffer.from(await signed(services, user_id, device))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : null;
};

/** A mark for this user, of the device that is known already or of a new one. */
export const markFor = async (services: Services, user_id: number, known: string | null): Promise<string> => {
  const device = known ?? randomBytes(16).toString('base64url');
  return `${device}.${await signed(services, user_id, device)}`;
};
