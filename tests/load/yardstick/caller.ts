// Who calls: the token of the cookie, and what the role of its user allows.
import { hash } from 'node:crypto';

export type Caller = { readonly id: number; readonly permissions: ReadonlySet<number> };
const sets = new Map<string, ReadonlySet<number>>();

export const permissionsOf = (text: string): ReadonlySet<number> => {
  const known = sets.get(text);
  if (known) return known;
  const made = new Set(JSON.parse(text) as number[]);
  sets.set(text, made);
  return made;
};

/** What stands in the table for the token of the cookie; null without one. */
export const tokenHashOf = (cookies = ''): string | null => {
  const token = /(?:^|; ?)session=([^;]+)/.exec(cookies)?.[1];
  return token ? hash('sha256', token, 'base64url') : null;
};
