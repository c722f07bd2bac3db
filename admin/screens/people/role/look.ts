// Views the app as another role, allowed only if that role has no right that the user lacks.
import { useFailure } from '#admin/providers/calls/failure.ts';
import { call } from '#admin/providers/calls/http.ts';
import { useCaller } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { Role } from '#admin/screens/people/shared/roles.ts';
import { permissionOf } from '#schema/permissions.ts';

export const useLook = (role: Role): { onAct: () => Promise<void>; blocked: string | null } => {
  const say = useSay();
  const failed = useFailure();
  const { permissions } = useCaller();
  const beyond = role.permissions.some((code) => {
    const permission = permissionOf(code);
    return permission !== undefined && !permissions.has(permission);
  });
  return {
    blocked: beyond ? say('people.look.beyond') : null,
    onAct: async () => {
      try {
        await call('/me/look', { method: 'PUT', body: { role_id: role.id } });
        // A full reload, so that no data read with the user's own rights is shown.
        location.assign('/tasks/own');
      } catch (error) {
        failed(error);
      }
    },
  };
};
