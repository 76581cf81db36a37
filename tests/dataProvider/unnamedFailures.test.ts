import { afterEach, describe, expect, test } from 'vitest';
import { call } from '../../authProvider/http.ts';
import { CallError } from '../../dataProvider/client/callError.ts';
import { toHttpError } from '../../dataProvider/errors.ts';
import { callApi, dataProvider } from '../../dataProvider/index.ts';
import { createTicket } from '../../resources/support/ticket/calls.ts';
import { troubleOf } from '../../src/runtime/submission/submission.ts';

const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
});

/** Every call is answered so, as by a proxy in front of the server. */
function answerAll(status: number, body: string | null): void {
  globalThis.fetch = async () => new Response(body, { status });
}

/** Returns the code with which a call fails. */
const codeOf = (made: Promise<unknown>): Promise<string> =>
  made.then(
    () => expect.fail('the call did not fail'),
    (failure: unknown) => troubleOf(failure).code,
  );

const ticket = {
  category: 'OTHER' as const,
  subject: 'OTHER',
  description: 'd',
  currentUrl: '/',
  attachments: [],
};
const previousData = { id: 1, version: 1 };
const calls: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['ERROR_TICKET', () => callApi(createTicket, { body: ticket })],
  ['ERROR_ADD_LICENSING', () => dataProvider.create('animalLicense', { data: { transponder: '1' } })],
  [
    'ERROR_CLEARING_REGISTRY',
    () => dataProvider.create('aggression', { data: { registerType: 'REGISTER_CLEAR' } }),
  ],
  [
    'ERROR_ADD_AGGRESSION',
    () => dataProvider.update('aggression', { id: 1, data: { animalFate: 'OTHER' }, previousData }),
  ],
  ['ERROR_DELETE_AGGRESSION', () => dataProvider.delete('aggression', { id: 1, previousData })],
  ['ERROR_DELETE_ASSOCIATION', () => call('PUT', '/x', {}, { failure: 'ERROR_DELETE_ASSOCIATION' })],
];

describe('a failed call whose answer names no code', () => {
  test.each(calls)('by a broken server › has the code %s of what could not be done', async (code, make) => {
    answerAll(500, null);
    expect(await codeOf(make())).toBe(code);
  });

  test('by a proxy › has the same code, and can be sent again', () => {
    const failure = toHttpError(new CallError(502, '<html>Bad gateway</html>'), 'ERROR_TICKET');
    expect(troubleOf(failure)).toMatchObject({ kind: 'lost', code: 'ERROR_TICKET' });
  });

  test('by a proxy in a save that declares no code › does not say that nothing was saved', () => {
    expect(troubleOf(toHttpError(new CallError(502, null), 'ERROR_UPDATE')).code).toBe('PLATFORM_ERROR');
    expect(troubleOf(toHttpError(new CallError(500, null), 'ERROR_UPDATE')).code).toBe('ERROR_UPDATE');
  });

  test.each([
    [403, null, 'FORBIDDEN'],
    [404, null, 'NOT_FOUND'],
    [507, JSON.stringify({ data: { message: 'SERVER_BUSY' } }), 'SERVER_BUSY'],
  ])('with status %i › keeps the code that belongs to the answer', async (status, body, code) => {
    answerAll(status, body);
    expect(await codeOf(calls[0]![1]())).toBe(code);
  });
});
