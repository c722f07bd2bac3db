// Asks for the caller's password again before another user's account or a role is changed: a session left open is not enough.
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { provePassword } from './own-password.ts';

/** How long a given password counts as recent, in milliseconds. */
const recentMs = 10 * 60_000;

/** @throws Refusal 403 `passwordNeeded` where the caller's password was given in this session longer than ten minutes ago */
export const requireRecentProof = async (tx: Tx, me: Me): Promise<void> => {
  const { proved_at } = await tx.get('session', me.session_id);
  if (!proved_at || tx.now.getTime() - proved_at.getTime() > recentMs) throw new Refusal(403, 'passwordNeeded');
};

/** Checks the caller's password for the calls of the next ten minutes. @throws Refusal 422 `wrongPassword`, 429 after too many */
export const giveProof = async (services: Services, me: Me, password: string): Promise<{ proved_at: string }> => {
  await provePassword(services, me, password);
  return act(services, me, async (tx) => {
    const session = await tx.get('session', me.session_id);
    session.proved_at = tx.now;
    return { proved_at: tx.now.toISOString() };
  });
};
