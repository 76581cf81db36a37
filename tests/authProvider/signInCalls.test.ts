import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, applyLoginAnswer } from '../../dataProvider/client/session.ts';
import * as signIn from '../../authProvider/signIn.ts';
import { writes } from '../../resources/kit/call.ts';
import { calls } from '../../resources/schemas.ts';
import { made } from './signInStubs.ts';

const sent: Request[] = [];

/** The values of a path's placeholders; nothing when it is another path. */
function paramsIn(pattern: string, pathname: string): Record<string, string> | undefined {
  const wanted = `/api${pattern}`.split('/');
  const parts = pathname.split('/');
  const fits =
    wanted.length === parts.length &&
    wanted.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]));
  if (!fits) return undefined;
  const filled = wanted.flatMap((part, at) =>
    part.startsWith(':') ? [[part.slice(1), decodeURIComponent(parts[at] ?? '')]] : [],
  );
  return Object.fromEntries(filled) as Record<string, string>;
}

beforeEach(() => {
  applyLoginAnswer({ step: 'DONE', sessionToken: 'a-token' });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push(new Request(new URL(url, 'http://register.test'), init));
    return Response.json({ step: 'DONE', content: [] });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  clearSession();
  sent.length = 0;
});

it('each function of the sign-in page is held against a declaration', () => {
  expect(Object.keys(made).toSorted()).toEqual(Object.keys(signIn).toSorted());
});

describe.each(Object.values(made).flat())('the call %s is made as it is declared', (name, make) => {
  const declared = calls.find((call) => call.name === name)!;

  it('with its method, its path and what it takes', async () => {
    await make();
    expect(sent).toHaveLength(1);
    const [request] = sent as [Request];
    const { pathname, searchParams } = new URL(request.url);
    expect(request.method).toBe(declared.method);
    const params = paramsIn(declared.path, pathname);
    expect(params, `${pathname} is ${declared.path}`).toBeDefined();
    const text = await request.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    expect(declared.params?.safeParse(params).error).toBeUndefined();
    expect(declared.query?.safeParse(Object.fromEntries(searchParams)).error).toBeUndefined();
    if (declared.body) expect(declared.body.safeParse(body).error).toBeUndefined();
    else expect(body).toBeUndefined();
  });

  it('without a key where the declaration says that it is never sent again', async () => {
    await make();
    const isNamed = sent[0]?.headers.has('idempotency-key');
    expect(isNamed && (declared.once || !writes(declared))).toBe(false);
  });

  it.runIf(declared.once)('no answer › is not followed by a second attempt', async () => {
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      sent.push(new Request(new URL(url, 'http://register.test'), init));
      return Response.json({}, { status: 503 });
    });
    await Promise.resolve(make()).catch(() => undefined);
    expect(sent).toHaveLength(1);
  });
});

it('a refusal that names its code › is thrown with all that its answer says', async () => {
  const body = { data: { message: 'LOGIN_MAX_RETRIES_EXCEEDED', blockedSeconds: 30 } };
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 401 }));
  const thrown: unknown = await signIn.signIn('ana@exemplo.pt', 'segredo').catch((error: unknown) => error);
  expect(thrown).toMatchObject({ status: 401, body });
});
