import type { AuthProvider } from 'react-admin';
import { allows, type Access } from '../resources/kit/access.ts';
import { findResource } from '../resources/moduleIndex.ts';
import { currentActor } from '../dataProvider/client/session.ts';
import { signOut } from './signIn.ts';

/** The declarations' names of react-admin's actions. */
const KIND: Record<string, 'read' | 'pages' | 'create' | 'update' | 'remove'> = {
  list: 'pages',
  show: 'read',
  read: 'read',
  export: 'pages',
  create: 'create',
  clone: 'create',
  edit: 'update',
  update: 'update',
  delete: 'remove',
  remove: 'remove',
};

/** Whether the signed-in user has `access`. */
export const may = (access: Access | undefined): boolean =>
  access !== undefined && allows(access, currentActor());

/** Whether the signed-in user may perform `action` on records of `resource`, by its declaration. */
export function mayDo(action: string, resource: string): boolean {
  const kind = KIND[action];
  return kind !== undefined && may(findResource(resource)?.access[kind]);
}

/**
 * React-admin's view of the session. The sign-in has pages of its own outside of it; the end of a session is
 * handled by the frame (sign-in over the page, or back to the sign-in page), so nothing here signs anybody out.
 */
export const authProvider: AuthProvider = {
  login: async () => undefined,
  logout: async () => {
    await signOut();
    return '/auth';
  },
  checkAuth: async () => {
    if (!currentActor()) throw Object.assign(new Error(), { redirectTo: '/auth', message: false });
  },
  // What a refused call says of the session, the HTTP client has acted on: it alone knows which token the call carried.
  checkError: async () => undefined,
  getPermissions: async () => currentActor()?.permissions ?? [],
  canAccess: async ({ action, resource }) => mayDo(action, resource),
  getIdentity: async () => {
    const actor = currentActor();
    return { id: actor?.id ?? 0, fullName: actor?.name ?? '' };
  },
};
