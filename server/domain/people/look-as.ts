// Shows the application as another role would see it (menu, lists, buttons), without letting the user act.
import { act, type Services } from '#server/core/events/act.ts';
import type { Me } from '#server/core/security/session.ts';
import { permissionsIn, refuseBeyondOwn } from './rank.ts';

/** From now on this session sees what the role sees. @throws Refusal 403 for a role with permissions that the caller lacks */
export const lookAs = (services: Services, me: Me, role_id: number): Promise<{ id: number; title: string }> =>
  act(services, me, async (tx) => {
    const { name, permissions } = await tx.get('role', role_id);
    refuseBeyondOwn(me, permissionsIn(permissions));
    (await tx.get('session', me.session_id)).looks_as_id = role_id;
    tx.record({ entity: 'user', id: me.id, action: 'lookAs', reason: name, topics: [`user:${me.id}`] });
    return { id: role_id, title: name };
  });

/** The session sees what its own user sees again. */
export const endLook = (services: Services, { id, session_id }: Me): Promise<null> =>
  act(services, { id }, async (tx) => {
    (await tx.get('session', session_id)).looks_as_id = null;
    return null;
  });
