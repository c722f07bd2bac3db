// The key of this tablet: it never leaves the browser, and what it signs proves that a tap was made on the wall.
import { type Signed, signedText } from '#schema/terminals/tablet-proof.ts';
import { toText } from './base64url.ts';

export type TabletKey = {
  readonly privateKey: CryptoKey;
  /** As the server knows the tablet. */
  readonly publicKey: string;
};

const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const;

export const makeTabletKey = async (): Promise<TabletKey> => {
  // Not extractable: nobody copies it to another device.
  const { privateKey, publicKey } = await crypto.subtle.generateKey(curve, false, ['sign', 'verify']);
  return { privateKey, publicKey: toText(await crypto.subtle.exportKey('raw', publicKey)) };
};

export const signWith = async ({ privateKey }: TabletKey, signed: Signed): Promise<string> =>
  toText(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, new TextEncoder().encode(signedText(signed))));
