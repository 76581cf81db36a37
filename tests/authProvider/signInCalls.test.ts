import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, takeAnswer } from '../../authProvider/session.ts';
import * as signIn from '../../authProvider/signIn.ts';
import { writes } from '../../resources/kit/call.ts';
import { calls } from '../../resources/schemas.ts';

/** Every call of the sign-in page with something to give it, and the declaration that it stands for. */
const made: Readonly<Record<keyof typeof signIn, readonly (readonly [string, () => Promise<unknown>])[]>> = {
  signIn: [['login', () => signIn.signIn('ana@exemplo.pt', 'segredo')]],
  twoFactor: [['twoFactor', () => signIn.twoFactor('123456', 'token')]],
  signInOptions: [['signInOptions', () => signIn.signInOptions()]],
  startOrderSignOn: [['startOrderSignOn', () => signIn.startOrderSignOn()]],
  orderSignOn: [['orderSignOn', () => signIn.orderSignOn({ code: 'a', state: 'b', iss: 'c' })]],
  selectEntity: [['selectEntity', () => signIn.selectEntity(3)]],
  acceptLegalWarning: [['acceptLegalWarning', () => signIn.acceptLegalWarning()]],
  refreshSession: [['currentSession', () => signIn.refreshSession()]],
  leaveImpersonation: [['leaveImpersonation', () => signIn.leaveImpersonation()]],
  signOut: [['logout', () => signIn.signOut()]],
  legalWarning: [['legalWarning', () => signIn.legalWarning()]],
  signInHelp: [['loginHelp', () => signIn.signInHelp()]],
  forgotPassword: [['forgotPassword', () => signIn.forgotPassword('ana@exemplo.pt')]],
  createFirstOperator: [
    ['firstOperator', () => signIn.createFirstOperator('a/b', 'Ana', 'ana@exemplo.pt', 'segredo')],
  ],
  setPassword: [
    ['resetPassword', () => signIn.setPassword('reset', '7', 'a/b', 'segredo')],
    ['activateAccount', () => signIn.setPassword('activate', '7', 'a/b', 'segredo')],
  ],
  searchEntities: [['searchOwnEntities', () => signIn.searchEntities()]],
  entityByVat: [['getEntityByVat', () => signIn.entityByVat('500 000 000')]],
  requestAssociation: [['requestAssociation', () => signIn.requestAssociation(3)]],
  answerAssociation: [['answerAssociation', () => signIn.answerAssociation(3, false)]],
  removeAssociation: [['removeAssociation', () => signIn.removeAssociation(3)]],
};

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
  takeAnswer({ step: 'DONE', sessionToken: 'a-token' });
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
});
