// Encrypts a PIN or chip that waits in the tablet with the server's public key: nobody who takes the tablet can read it.
import { toBytes, toText } from './base64url.ts';

export type Credential = { readonly pin: string } | { readonly rfid: string };

const encoder = new TextEncoder();
const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** Browsers offer encryption only on pages over TLS, or from the machine itself. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Encrypts it for one event; with another event's id it cannot be decrypted. */
export const seal = async (publicKey: string, event_id: string, credential: Credential): Promise<string> => {
  const { subtle } = crypto;
  const own = await subtle.generateKey(curve, false, ['deriveBits']);
  const terminalKey = await subtle.importKey('raw', toBytes(publicKey), curve, false, []);
  const shared = await subtle.deriveBits({ name: 'ECDH', public: terminalKey }, own.privateKey, 256);
  const secret = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode('terminal') };
  const key = await subtle.deriveKey(how, secret, { name: 'AES-GCM', length: 256 }, false, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealing = { name: 'AES-GCM', iv, additionalData: encoder.encode(event_id) };
  const text = await subtle.encrypt(sealing, key, encoder.encode(JSON.stringify(credential)));
  return ['s', toText(await subtle.exportKey('raw', own.publicKey)), toText(iv), toText(text)].join('.');
};
