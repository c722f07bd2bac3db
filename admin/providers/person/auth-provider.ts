// Authorisation for react-admin: the session is a cookie, the permissions come from /me, the schema's access rules decide.
import type { AuthProvider } from 'react-admin';
import { allows, type Caller, type Rule } from '#schema/core/access.ts';
import { call } from '../calls/http.ts';
import { entityOf } from '../records/metadata.ts';
import { signedOut } from './signed-out.ts';

const verbs: Readonly<Record<string, 'read' | 'create' | 'update' | 'delete'>> = {
  list: 'read',
  show: 'read',
  export: 'read',
  create: 'create',
  edit: 'update',
  delete: 'delete',
};
const never: Rule = { is: 'never' };

/** Signs out and goes to sign-in, even if the server cannot be reached. */
export const signOut = async (): Promise<void> => {
  await call('/logout', { method: 'POST' }).catch(() => undefined);
  signedOut({ own: true });
};

export const authProvider = (caller: () => Caller): AuthProvider => ({
  login: () => Promise.reject(new Error('Sign-in is a page of the public bundle.')),
  logout: signOut,
  checkAuth: () => Promise.resolve(),
  // A lost session leaves for sign-in before an error could arrive here; a refusal is shown where it happened.
  checkError: () => Promise.resolve(),
  getPermissions: async () => caller().permissions,
  canAccess: async ({ action, resource, record = {} }) => {
    const verb = verbs[action];
    return verb !== undefined && allows(entityOf(resource).access[verb] ?? never, caller(), record);
  },
});
