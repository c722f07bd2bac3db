// Looking at the application as somebody with another role would: its menu, its lists and its buttons, with nothing that they would do.
import { act, type Services } from '#server/core/events/act.ts';
import type { Me } from '#server/core/security/session.ts';
import { permissionsIn, refuseBeyondOwn } from './rank.ts';

/** From now on this session sees as the role does. @throws Refusal 403 for a role that may do what the caller may not */
export const lookAs = (services: Services, me: Me, role_id: number): Promise<{ id: number; title: string }> =>
  act(services, me, async (tx) => {
    const { name, permissions } = await tx.get('role', role_id);
    refuseBeyondOwn(me, permissionsIn(permissions));
    (await tx.get('session', me.session_id)).looks_as_id = role_id;
    tx.record({ entity: 'user', id: me.id, action: 'lookAs', reason: name, topics: [`user:${me.id}`] });
    return { id: role_id, title: name };
  });

/** The session sees as itself again. */
export const endLook = (services: Services, { id, session_id }: Me): Promise<null> =>
  act(services, { id }, async (tx) => {
    (await tx.get('session', session_id)).looks_as_id = null;
    return null;
  });
