import { describe, expect, test } from 'vitest';
import { CallError } from '../../dataProvider/client/callError.ts';
import { toHttpError } from '../../dataProvider/errors.ts';
import { messages } from '../../i18n/all.ts';
import { MAX_PHOTO_BYTES } from '../../resources/common/document/limits.ts';
import { failureOf } from '../../src/files/core/failure.ts';
import { uploadErrorText } from '../../src/files/components/uploadError.ts';
import { translator } from '../i18n/translator.ts';

const pt = translator('pt', messages.pt);
const en = translator('en', messages.en);

/** A refusal as pages get it. */
const refused = (status: number, body: unknown) => toHttpError(new CallError(status, body));

describe('a file that did not get through', () => {
  test('a failure of the connection › can be retried, a refused file cannot', () => {
    const day = [{ property: 'expirationDate', error: 'INVALID_EXPIRATION_DATE' }];
    const file = [{ property: 'documents[0]', error: 'FILE_INFECTED' }];
    const photo = [{ property: 'photo', error: 'INVALID_FILE' }];
    for (const [failure, code, isFinal] of [
      [refused(-1, null), 'NETWORK_ERROR', false],
      [refused(500, null), 'PLATFORM_ERROR', false],
      [refused(401, null), 'SESSION_EXPIRED', false],
      [refused(409, { data: { message: 'STALE_VERSION' } }), 'STALE_VERSION', false],
      [refused(422, { errors: day }), 'INVALID_EXPIRATION_DATE', false],
      [refused(422, { errors: file }), 'FILE_INFECTED', true],
      [refused(422, { errors: photo }), 'INVALID_FILE', true],
      [refused(413, null), 'FILE_TOO_LARGE', true],
      [refused(403, null), 'FORBIDDEN', true],
      [refused(404, null), 'NOT_FOUND', true],
    ] as const) {
      expect([code, failureOf(failure)]).toEqual([code, { code, isFinal }]);
    }
  });

  test('a used up daily quota › is explained and can be retried on another day', () => {
    const failure = failureOf(refused(429, { data: { message: 'UPLOAD_QUOTA_REACHED' } }));
    expect(failure).toEqual({ code: 'UPLOAD_QUOTA_REACHED', isFinal: false });
    expect(uploadErrorText(pt, failure.code, {})).toBe(
      'Atingiu o limite de ficheiros que pode enviar num dia. Tente de novo amanhã.',
    );
    expect(uploadErrorText(en, failure.code, {})).toMatch(/in a day.*tomorrow/);
  });

  test('a file that is too large › is explained with the limit of its field', () => {
    expect(uploadErrorText(pt, 'FILE_TOO_LARGE', {})).toContain('5 MB');
    expect(uploadErrorText(pt, 'FILE_TOO_LARGE', { maxBytes: MAX_PHOTO_BYTES })).toContain('15 MB');
    expect(uploadErrorText(pt, 'PHOTO_TOO_LARGE', { maxBytes: MAX_PHOTO_BYTES })).toContain('15 MB');
    expect(uploadErrorText(pt, 'TOO_MANY_FILES', { most: 1 })).toBe('Só é aceite 1 ficheiro.');
    expect(uploadErrorText(pt, 'TOO_MANY_FILES', {})).toBe('São aceites no máximo 10 ficheiros.');
  });
});
