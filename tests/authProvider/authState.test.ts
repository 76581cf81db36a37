// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  authState,
  clearSession,
  expireSession,
  applyLoginAnswer,
} from '../../dataProvider/client/session.ts';
import { makeActor } from '../helpers/actor.ts';

const actor = makeActor({
  id: 7,
  name: 'Marta Sobral',
  email: 'clinic@demo.test',
  language: 'en-US',
  timezone: 'Atlantic/Azores',
});
const done = { step: 'DONE', sessionToken: 'secret', actor, impersonator: { id: 1, name: 'Rui' } } as const;

beforeEach(() => {
  clearSession();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the state of the sign-in', () => {
  it('every state › has the specification’s name, in the browser’s storage too', () => {
    applyLoginAnswer(done);
    const expected = {
      isAuthenticated: true,
      user: 'clinic@demo.test',
      id: 7,
      name: 'Marta Sobral',
      language: 'en-US',
      timeZone: 'Atlantic/Azores',
      impersonate: { id: 1, name: 'Rui' },
      sessionExpired: false,
    };
    expect(authState()).toMatchObject(expected);
    expect(JSON.parse(localStorage.getItem('coleira.session') ?? '')).toMatchObject({
      ...expected,
      sessionToken: 'secret',
    });
  });

  it('an expired session › differs from one that was ended', () => {
    applyLoginAnswer(done);
    expireSession();
    expect(authState()).toMatchObject({ isAuthenticated: false, sessionExpired: true, id: 7 });
    clearSession();
    expect(authState()).toMatchObject({ isAuthenticated: false, sessionExpired: false, id: null });
  });
});

describe('the id of a visit', () => {
  it('a reload › keeps it, another tab has another', async () => {
    const idOfLoadedPage = async () => {
      vi.resetModules();
      return (await import('../../dataProvider/client/userActions.ts')).logSessionId();
    };
    const first = await idOfLoadedPage();
    expect(first).toMatch(/^[a-z]{12}$/);
    expect(await idOfLoadedPage()).toBe(first);
    sessionStorage.clear();
    expect(await idOfLoadedPage()).not.toBe(first);
  });
});
