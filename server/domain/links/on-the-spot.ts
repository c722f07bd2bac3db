// The client signs at once on the device of a user: a third token of the same link, for minutes; what is answered with it is marked.

import type { Entity } from '#schema/core/entity.ts';
import { linkPath, type PurposeName } from '#schema/links/public-purposes.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { conflict } from '#server/core/http/refusal.ts';
import { hashOf, type Me, newToken } from '#server/core/security/session.ts';
import { transition } from '#server/crud/write/transition.ts';
import { livingLink } from './public-link.ts';

/** Enough to read and to sign; whoever takes longer asks anew. */
const spotMinutes = 30;

export type SpotLink = {
  /** The address to open on this device; told once. */
  readonly url?: string;
  readonly expires_at: string;
};

type Signing = {
  readonly entity: Entity;
  readonly purpose: PurposeName;
  /** The transition of the record that allows it. */
  readonly name: string;
  readonly id: number;
  readonly ifMatch: string | null;
  readonly follows?: (tx: Tx) => Promise<void>;
};

/** Opens the living link for signing here; its mail stays good. @throws Refusal 409 `wrongState` where no link waits for an answer */
export const signOnTheSpot = async (
  services: Services & { readonly publicUrl: string },
  me: Me,
  { entity, purpose, name, id, ifMatch, follows }: Signing,
): Promise<SpotLink> => {
  let token: string | undefined;
  const opened = await act(services, me, async (tx) => {
    await transition(tx, entity, me, id, name, {}, { ifMatch });
    const link = await livingLink(tx, { purpose, record_id: id });
    if (!link || link.expires_at <= tx.now) throw conflict(entity.name, 'wrongState');
    token = newToken();
    const expires_at = new Date(Math.min(tx.now.getTime() + spotMinutes * 60_000, link.expires_at.getTime()));
    Object.assign(link, { spot_hash: hashOf(token), spot_expires_at: expires_at, spot_by: me.id });
    await follows?.(tx);
    return { expires_at: expires_at.toISOString() };
  });
  // Only the first answer has the address: answers kept under an Idempotency-Key must not hold a token.
  return token ? { url: `${services.publicUrl}${linkPath(purpose, 'confirm', token)}`, ...opened } : opened;
};
