// The PIN for wall terminals: drawn by the system, shown once, unique.
import { randomInt } from 'node:crypto';
import { number, sql } from '#server/core/database/sql.ts';
import { act, type Services } from '#server/core/events/act.ts';
import { conflict, Refusal } from '#server/core/http/refusal.ts';
import { hashPassword } from '#server/core/security/password.ts';
import { digest, keyFor } from '#server/core/security/secrets.ts';
import type { Me } from '#server/core/security/session.ts';
import { refuseAbove } from './rank.ts';
import { requireRecentProof } from './recent-proof.ts';

const runs = '0123456789876543210';
/** PINs that would be guessed first. */
const isWeakPin = (pin: string) => runs.includes(pin) || new Set(pin).size < 3;
const draw = (): string => {
  const pin = String(randomInt(1_000_000)).padStart(6, '0');
  return isWeakPin(pin) ? draw() : pin;
};

/** How often a new PIN is drawn while the drawn one is taken. */
const draws = 20;

export type GivenPin = { readonly pin?: string; readonly pin_set_at: string };

/** Gives a user a new PIN; the earlier one ends. @throws Refusal 409 `inactive` */
export const givePin = async (services: Services, me: Me, user_id: number): Promise<GivenPin> => {
  const key = await keyFor(services, 'pin');
  for (let left = draws; ; left -= 1) {
    const pin = draw();
    const pin_key = digest(key, pin);
    const taken = await services.database.read.value(sql`select id from "user" where pin_key = ${pin_key}`, number);
    if (taken !== null && left > 0) continue;
    const pin_hash = await hashPassword(pin);
    try {
      const given = await act(services, me, async (tx) => {
        const user = await tx.get('user', user_id);
        await refuseAbove(tx, me, user_id);
        if (user_id !== me.id) await requireRecentProof(tx, me);
        if (!user.active) throw conflict('account', 'inactive');
        Object.assign(user, { pin_hash, pin_key, pin_set_at: tx.now });
        await tx.flush();
        tx.record({ entity: 'user', id: user_id, action: 'givePin', topics: ['user'] });
        return { pin_set_at: tx.now.toISOString() };
      });
      // An answer kept under an Idempotency-Key must not hold the PIN.
      return { pin, ...given };
    } catch (error) {
      if (left === 0 || !(error instanceof Refusal) || error.reason !== 'user_pin_key_unique') throw error;
    }
  }
};

/** Removes the user's PIN. */
export const takePin = (services: Services, me: Me, user_id: number): Promise<null> =>
  act(services, me, async (tx) => {
    const user = await tx.get('user', user_id);
    await refuseAbove(tx, me, user_id);
    if (!user.pin_set_at) return null;
    Object.assign(user, { pin_hash: null, pin_key: null, pin_set_at: null });
    tx.record({ entity: 'user', id: user_id, action: 'takePin', topics: ['user'] });
    return null;
  });
