import { describe, expect, it } from 'vitest';
import { codeOf } from '../../dataProvider/client/callError.ts';
import { destination } from '../../src/parts/access/session/origin.ts';

describe('after signing in', () => {
  it('the page that was asked for opens, with its query', () => {
    expect(destination({ origin: '/owner?page=2#tab' })).toBe('/owner?page=2#tab');
  });

  it.each([
    undefined,
    '/logout',
    '/logout?force=1',
    '/auth',
    '/auth/recovery',
    'https://elsewhere.test',
    '//elsewhere.test',
  ])('the home page opens instead of %s', (origin) =>
    expect(destination({ ...(origin !== undefined && { origin }) })).toBe('/'),
  );

  it('a page whose name only begins alike is kept', () => {
    expect(destination({ origin: '/authors' })).toBe('/authors');
  });
});

describe('a failed call', () => {
  it('a refusal › has the server’s code', () => {
    expect(codeOf({ status: 401, body: { data: { message: 'LOGIN_INVALID_CREDENTIALS' } } })).toBe(
      'LOGIN_INVALID_CREDENTIALS',
    );
  });

  it.each([
    [-1, 'NETWORK_ERROR'],
    [401, 'SESSION_EXPIRED'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [429, 'TOO_MANY_REQUESTS'],
    [503, 'PLATFORM_ERROR'],
  ])('with status %i and no code is %s', (status, code) => expect(codeOf({ status, body: null })).toBe(code));
});
