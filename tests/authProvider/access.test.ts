// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { authProvider, may, mayDo } from '../../authProvider/authProvider.ts';
import { clearSession, applyLoginAnswer } from '../../dataProvider/client/session.ts';
import type { Permission } from '../../resources/kit/permissions.ts';
import { documentRoutes } from '../../src/routes/common/document.ts';
import { makeActor } from '../helpers/actor.ts';

const signInWith = (...permissions: Permission[]) =>
  applyLoginAnswer({ step: 'DONE', sessionToken: 'secret', actor: makeActor({ permissions }) });

afterEach(clearSession);

describe('what a page offers', () => {
  it('the declaration of the module › decides', async () => {
    signInWith('MANAGE_VACCINES');
    for (const action of ['list', 'create', 'edit', 'delete', 'export'])
      expect(mayDo(action, 'vaccine')).toBe(true);
    await expect(authProvider.canAccess?.({ action: 'edit', resource: 'vaccine' })).resolves.toBe(true);
  });

  it('a missing permission, an unknown module or action › offers nothing', async () => {
    signInWith('READ_ANIMAL');
    expect(mayDo('list', 'vaccine')).toBe(false);
    await expect(authProvider.canAccess?.({ action: 'edit', resource: 'vaccine' })).resolves.toBe(false);
    expect(mayDo('list', 'unicorn')).toBe(false);
    expect(mayDo('hypnotise', 'vaccine')).toBe(false);
    expect(may(undefined)).toBe(false);
  });

  it('the management of files › is offered to all who may upload, an entity’s staff included', () => {
    const access = documentRoutes.find(({ path }) => path === '/file-management')?.access;
    signInWith('READ_ANIMAL');
    expect(may(access)).toBe(false);
    signInWith('UPLOAD_DOCUMENTS');
    expect(may(access)).toBe(true);
  });

  it('no session › offers nothing and shows the sign-in page', async () => {
    expect(mayDo('list', 'vaccine')).toBe(false);
    await expect(authProvider.checkAuth({})).rejects.toMatchObject({ redirectTo: '/auth' });
  });

  it('a session › shows the name of the user', async () => {
    signInWith('READ_ANIMAL');
    await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
    await expect(authProvider.getIdentity?.()).resolves.toMatchObject({ id: 1, fullName: 'Rui Azinheira' });
    await expect(authProvider.getPermissions?.({})).resolves.toEqual(['READ_ANIMAL']);
  });
});
