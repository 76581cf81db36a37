// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signOut } from '../../authProvider/signIn.ts';
import { noteServerTime } from '../../dataProvider/client/clock.ts';
import {
  clearSession,
  currentActor,
  expireSession,
  getSession,
  isSignedIn,
  handleUnauthorized,
  setSessionEnd,
  restartSignIn,
  getSessionMsLeft,
  sessionToken,
  subscribeToSession,
  applyLoginAnswer,
} from '../../dataProvider/client/session.ts';
import type { LoginAnswer } from '../../resources/access/session/types.ts';
import { makeActor } from '../helpers/actor.ts';

const actor = makeActor({
  id: 7,
  name: 'Marta Sobral',
  email: 'clinic@demo.test',
  permissions: ['READ_ANIMAL'],
  entity: { id: 3, name: 'Clínica do Sobreiro' },
});

const inOneHour = () => new Date(Date.now() + 3_600_000).toISOString();
const done = (): LoginAnswer => ({
  step: 'DONE',
  sessionToken: 'secret',
  sessionValidity: inOneHour(),
  actor,
});
const stored = () => localStorage.getItem('coleira.session') ?? '';

/** Dispatches the event that a browser sends when another tab has changed the storage. */
const otherTabWrote = (value: string | null) => {
  if (value === null) localStorage.removeItem('coleira.session');
  else localStorage.setItem('coleira.session', value);
  window.dispatchEvent(new StorageEvent('storage', { key: 'coleira.session', newValue: value }));
};

beforeEach(() => {
  clearSession();
  localStorage.clear();
  noteServerTime(new Date().toUTCString());
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('an answer of the session', () => {
  it('that only says when it ends › draws nothing anew, and the new end is kept', () => {
    applyLoginAnswer(done());
    const listener = vi.fn();
    const end = subscribeToSession(listener);
    const before = currentActor();
    const later = new Date(Date.now() + 7_200_000).toISOString();
    applyLoginAnswer({ ...done(), actor: { ...actor }, sessionValidity: later });
    expect(listener).not.toHaveBeenCalled();
    expect(currentActor()).toBe(before);
    expect(stored()).toContain(later);
    applyLoginAnswer({ ...done(), actor: { ...actor, permissions: [] } });
    expect(listener).toHaveBeenCalledOnce();
    end();
  });
});

describe('the session in the browser', () => {
  it('the last step › opens it', () => {
    applyLoginAnswer({ step: 'TWO_FACTOR', twoFaToken: 'two', twoFactorValidity: inOneHour() });
    expect(isSignedIn()).toBe(false);
    expect(sessionToken()).toBeUndefined();
    applyLoginAnswer({ ...done(), step: 'LEGAL_WARNING' });
    expect(isSignedIn()).toBe(false);
    expect(sessionToken()).toBe('secret');
    applyLoginAnswer({ step: 'DONE' });
    expect(isSignedIn()).toBe(true);
    expect(currentActor()?.name).toBe('Marta Sobral');
  });

  it('a later step › replaces the token and removes the second factor', () => {
    applyLoginAnswer({ step: 'TWO_FACTOR', twoFaToken: 'two' });
    applyLoginAnswer({ ...done(), step: 'ENTITY' });
    applyLoginAnswer({ step: 'DONE', sessionToken: 'another' });
    expect(sessionToken()).toBe('another');
    expect(getSession().answer?.twoFaToken).toBeUndefined();
  });

  it('signing out › empties the storage', () => {
    applyLoginAnswer(done());
    expect(stored()).toContain('secret');
    clearSession();
    expect(stored()).toBe('');
    expect(currentActor()).toBeNull();
  });

  it('once run out, is gone from storage but still known to the page that is open', () => {
    applyLoginAnswer(done());
    expireSession();
    expect(stored()).toBe('');
    expect(sessionToken()).toBeUndefined();
    expect(isSignedIn()).toBe(false);
    expect(currentActor()?.email).toBe('clinic@demo.test');
  });

  it('calls refused while the user signs out › do not make it expire', async () => {
    applyLoginAnswer(done());
    const ranOut: unknown[] = [];
    const end = subscribeToSession(() => ranOut.push(getSession().ranOut));
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      // The server has ended the session; another call hears of it before the answer to the sign-out is here.
      handleUnauthorized('UNAUTHORIZED');
      return new Response(null, { status: 204 });
    });
    await signOut();
    end();
    expect(ranOut).toEqual([null]);

    applyLoginAnswer(done());
    expireSession();
    expect(isSignedIn()).toBe(false);
  });

  it('signing in again › continues it for the same user', () => {
    applyLoginAnswer(done());
    expireSession();
    applyLoginAnswer({ step: 'TWO_FACTOR', twoFaToken: 'two' });
    expect(currentActor()?.id).toBe(7);
    restartSignIn();
    expect(currentActor()?.id).toBe(7);
    applyLoginAnswer(done());
    expect(getSession().ranOut).toBeNull();
    expect(isSignedIn()).toBe(true);
  });

  it('an answer with a later end › extends it', () => {
    applyLoginAnswer({ ...done(), sessionValidity: new Date(Date.now() + 1_000).toISOString() });
    setSessionEnd(inOneHour());
    expect(getSessionMsLeft()).toBeGreaterThan(3_000_000);
    expect(stored()).toContain(getSession().answer?.sessionValidity);
  });

  it('the time left › is measured by the server’s clock', () => {
    applyLoginAnswer({ ...done(), sessionValidity: new Date(Date.now() + 60_000).toISOString() });
    noteServerTime(new Date(Date.now() + 120_000).toUTCString());
    expect(getSessionMsLeft()).toBeLessThan(0);
  });

  it('a sign-out in another tab › ends it here and keeps the name of the user', () => {
    applyLoginAnswer(done());
    otherTabWrote(null);
    expect(isSignedIn()).toBe(false);
    expect(getSession().ranOut?.actor?.id).toBe(7);
  });

  it('a late answer, after a sign-out in another tab whose event has not come › does not put it back', () => {
    applyLoginAnswer(done());
    localStorage.removeItem('coleira.session');
    setSessionEnd(new Date(Date.now() + 7_200_000).toISOString());
    applyLoginAnswer({ ...done(), actor: { ...actor, name: 'Outra' } });
    handleUnauthorized('LEGAL_WARNING_REQUIRED');
    expect(stored()).toBe('');
    applyLoginAnswer({ ...done(), sessionToken: 'another' });
    expect(stored()).toContain('another');
  });

  it('a late answer, after another tab has exchanged the token › does not take it back', () => {
    applyLoginAnswer(done());
    localStorage.setItem('coleira.session', JSON.stringify({ ...done(), sessionToken: 'newer' }));
    setSessionEnd(new Date(Date.now() + 7_200_000).toISOString());
    expect(stored()).toContain('newer');
  });

  it('a token refreshed by another tab › is used although its event was missed', () => {
    applyLoginAnswer(done());
    localStorage.setItem('coleira.session', JSON.stringify({ ...done(), sessionToken: 'newer' }));
    handleUnauthorized('UNAUTHORIZED');
    expect(sessionToken()).toBe('newer');
    expect(stored()).toContain('newer');
    handleUnauthorized('UNAUTHORIZED');
    expect(isSignedIn()).toBe(false);
    expect(stored()).toBe('');
  });

  it('full storage › keeps no invalid token', () => {
    applyLoginAnswer(done());
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    setSessionEnd(new Date(Date.now() + 7_200_000).toISOString());
    expect(stored()).toContain('secret');
    applyLoginAnswer({ step: 'DONE', sessionToken: 'newer' });
    expect(stored()).toBe('');
    expect(sessionToken()).toBe('newer');
  });

  it('a sign-in in another tab › opens it here', () => {
    otherTabWrote(JSON.stringify(done()));
    expect(isSignedIn()).toBe(true);
  });
});

describe('a call that is refused for who is asking', () => {
  it('a step that is required again › is shown and the session is kept', () => {
    applyLoginAnswer(done());
    handleUnauthorized('LEGAL_WARNING_REQUIRED');
    expect(getSession().answer?.step).toBe('LEGAL_WARNING');
    expect(sessionToken()).toBe('secret');
    handleUnauthorized('ENTITY_REQUIRED');
    expect(getSession().answer?.step).toBe('ENTITY');
  });

  it('else ends the session, and without a session changes nothing', () => {
    handleUnauthorized('UNAUTHORIZED');
    expect(getSession().ranOut).toBeNull();
    applyLoginAnswer(done());
    handleUnauthorized('UNAUTHORIZED');
    expect(getSession().ranOut?.actor?.id).toBe(7);
  });
});
