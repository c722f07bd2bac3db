// The networks from which a feature may be used: IPv4 and IPv6 addresses and CIDR ranges, on one line.
import { z } from 'zod';
import { field } from './field-info.ts';

type Network = { readonly bits: 32 | 128; readonly start: bigint; readonly length: number };

const v4 = (text: string): bigint | null => {
  const parts = text.split('.');
  if (parts.length !== 4 || parts.some((part) => !/^(0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255)) return null;
  return parts.reduce((sum, part) => sum * 256n + BigInt(part), 0n);
};

const v6 = (text: string): bigint | null => {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const groups = (half: string | undefined): (string | null)[] =>
    (half ? half.split(':') : []).flatMap((part) => {
      if (!part.includes('.')) return [part];
      const address = v4(part);
      return address === null ? [null] : [(address >> 16n).toString(16), (address & 0xffffn).toString(16)];
    });
  const [before, after] = [groups(halves[0]), groups(halves[1])];
  const gap = 8 - before.length - after.length;
  if (halves.length === 2 ? gap < 1 : gap !== 0) return null;
  const all = [...before, ...Array.from({ length: gap }, () => '0'), ...after];
  if (!all.every((group) => group !== null && /^[0-9a-f]{1,4}$/i.test(group))) return null;
  return all.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n);
};

const mapped = 0xffffn;
const addressOf = (text: string): Pick<Network, 'bits' | 'start'> | null => {
  const short = v4(text);
  if (short !== null) return { bits: 32, start: short };
  const long = v6(text.replace(/%.*$/, ''));
  if (long === null) return null;
  // A dual-stack socket reports an IPv4 address as an IPv4-mapped IPv6 address.
  return long >> 32n === mapped ? { bits: 32, start: long & 0xffffffffn } : { bits: 128, start: long };
};

/** `10.0.0.0/24`, `2001:db8::/48` or a single address; null for anything else. */
const networkOf = (text: string): Network | null => {
  const [address = '', length, ...more] = text.split('/');
  const found = addressOf(address);
  if (!found || more.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length)) || Number(length ?? 0) > found.bits) return null;
  return { ...found, length: length === undefined ? found.bits : Number(length) };
};

const parts = (list: string): string[] => list.split(/[\s,;]+/).filter(Boolean);

/** Whether an address lies in one of the networks; an empty list allows every address. */
export const isInNetworks = (list: string | null | undefined, address: string): boolean => {
  const allowed = parts(list ?? '');
  if (allowed.length === 0) return true;
  const from = addressOf(address);
  return allowed.some((text) => {
    const network = networkOf(text);
    if (!network || network.bits !== from?.bits) return false;
    const rest = BigInt(network.bits - network.length);
    return network.start >> rest === from.start >> rest;
  });
};

/** The key under which calls of an address are counted: one IPv6 caller has 2^64 addresses, and may call from each of them. */
export const callerNetwork = (address: string): string => {
  const found = addressOf(address);
  return found?.bits === 128 ? `${(found.start >> 64n).toString(16)}/64` : address;
};

/** Stored as one line, networks separated by commas. */
export const networks = () =>
  field(
    z
      .string()
      .overwrite((value) => parts(value).join(', '))
      .min(1)
      .max(500)
      .refine((value) => parts(value).every((one) => networkOf(one)), { params: { reason: 'notNetwork' } }),
    { kind: 'text', max: 500 },
  );
