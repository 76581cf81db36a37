import { describe, expect, test } from 'vitest';
import { CallError } from '../../dataProvider/client/callError.ts';
import { toHttpError } from '../../dataProvider/errors.ts';
import { hasSessionEnded, troubleOf } from '../../src/runtime/submission/submission.ts';

const refused = (status: number, body: unknown = null) => new CallError(status, body);
const fields = {
  errors: [{ property: 'owner.name', error: 'MISSING_NAME' }],
  data: { message: 'FORM_ERROR_MSG', moreErrors: 3 },
};

describe('the trouble of a submission', () => {
  test.each([-1, 502, 503, 504])('status %i › is a lost connection', (status) => {
    expect(troubleOf(refused(status))).toMatchObject({ kind: 'lost' });
  });

  test('an answer with a code › is a refusal of that code', () => {
    expect(troubleOf(refused(409, { data: { message: 'OWNER_IS_LOCKED' } }))).toMatchObject({
      kind: 'refused',
      code: 'OWNER_IS_LOCKED',
    });
  });

  test('an answer without a code › is a refusal by its status', () => {
    expect(troubleOf(refused(500))).toMatchObject({ kind: 'refused', code: 'PLATFORM_ERROR' });
    expect(troubleOf(new Error('a fault of the page'))).toMatchObject({ kind: 'refused', code: 'ERROR' });
  });

  test('errors of fields › have their codes by path, from either kind of call', () => {
    const found = { kind: 'fields', errors: { 'owner.name': 'MISSING_NAME' }, more: 3 };
    expect(troubleOf(refused(422, fields))).toMatchObject(found);
    expect(troubleOf(toHttpError(refused(422, fields)))).toMatchObject(found);
  });

  test('a stale version › has the record as it now stands, and who saved it', () => {
    const data = { message: 'STALE_VERSION', current: { id: 1, version: 4 }, savedBy: 'Ana' };
    expect(troubleOf(refused(409, { data }))).toMatchObject({
      kind: 'stale',
      current: { id: 1, version: 4 },
      savedBy: 'Ana',
    });
  });

  test('a stale version without the record › is a refusal', () => {
    expect(troubleOf(refused(409, { data: { message: 'STALE_VERSION' } }))).toMatchObject({
      kind: 'refused',
      code: 'STALE_VERSION',
    });
  });
});

describe('a session', () => {
  test('that was there before a 401 › has ended', () => {
    expect(hasSessionEnded(refused(401), true)).toBe(true);
    expect(hasSessionEnded(refused(401), false)).toBe(false);
    expect(hasSessionEnded(refused(403), true)).toBe(false);
    expect(hasSessionEnded(refused(401, fields), true)).toBe(false);
  });
});
