import { describe, expect, test } from 'vitest';
import { CallError } from '../../dataProvider/client/callError.ts';
import { MAX_FILE_BYTES, MAX_PHOTO_BYTES } from '../../resources/common/document/limits.ts';
import { FileFault } from '../../src/files/core/check.ts';
import { openPhoto } from '../../src/files/core/openPhoto.ts';
import { fileOf, queueOf } from './choosing.ts';

// A browser that draws nothing stands for one that cannot open HEIC.
const converted = new Blob([new Uint8Array(10)], { type: 'image/jpeg' });
const never = () => Promise.reject(new Error('must not be asked'));

describe('a picture of an iPhone over the limit', () => {
  const large = () => fileOf('IMG_7.HEIC', MAX_FILE_BYTES + 1);

  test('conversion by the server › uploads the JPEG that it returned', async () => {
    const { queue } = queueOf({ convert: async () => converted });
    await queue.add([large()]);
    expect(queue.items()[0]).toMatchObject({
      state: 'READY',
      shrunk: true,
      contents: { title: null, filename: 'IMG_7.jpg', type: 'image/jpeg', contents: 'AAAAAAAAAAAAAA==' },
    });
  });

  test('a JPEG over the limit, or no conversion › is refused as too large', async () => {
    const tooLarge = new Blob([new Uint8Array(MAX_FILE_BYTES + 1)]);
    for (const [convert, file] of [
      [async () => tooLarge, large()],
      [async () => undefined, large()],
      [never, fileOf('IMG_8.HEIC', MAX_PHOTO_BYTES + 1)],
    ] as const) {
      const { queue, states } = queueOf({ convert });
      // eslint-disable-next-line no-await-in-loop
      await queue.add([file]);
      expect(states()).toEqual([[file.name, 'REFUSED', 'FILE_TOO_LARGE']]);
    }
  });

  test('a lost connection › can be retried', async () => {
    let isAway = true;
    const { queue, notices, states } = queueOf({
      convert: async () => {
        if (isAway) throw new CallError(-1, null);
        return converted;
      },
    });
    await queue.add([large()]);
    expect(states()).toEqual([['IMG_7.HEIC', 'FAILED', 'NETWORK_ERROR']]);
    expect(notices).toEqual([{ code: 'NETWORK_ERROR', filename: 'IMG_7.HEIC' }]);
    isAway = false;
    await queue.retry(queue.items()[0]!.key);
    expect(states()).toEqual([['IMG_7.HEIC', 'READY', null]]);
  });
});

test('upload preparation › a picture of an iPhone within the limit › is uploaded unchanged and converted by the server', async () => {
  const { queue } = queueOf({ convert: never });
  await queue.add([fileOf('IMG_9.HEIC')]);
  expect(queue.items()[0]).toMatchObject({
    state: 'READY',
    shrunk: false,
    contents: { filename: 'IMG_9.HEIC', type: 'image/heic' },
  });
});

test('upload preparation › a document over the limit › is refused, since it cannot be made smaller', async () => {
  const { queue, states } = queueOf({ convert: never });
  await queue.add([fileOf('longo.pdf', MAX_FILE_BYTES + 1), fileOf('justo.pdf', MAX_FILE_BYTES)]);
  expect(states()).toEqual([
    ['longo.pdf', 'REFUSED', 'FILE_TOO_LARGE'],
    ['justo.pdf', 'READY', null],
  ]);
});

describe('a photo that is to be cropped', () => {
  const codeOf = (photo: Promise<Blob>) =>
    photo.then(
      () => 'taken',
      (failure: unknown) => (failure instanceof FileFault ? failure.code : 'may be tried again'),
    );

  test('a format that the browser cannot open › is opened by the server', async () => {
    const jpg = fileOf('a.jpg');
    expect(await openPhoto(jpg, never)).toBe(jpg);
    expect(await openPhoto(fileOf('a.heic'), async () => converted)).toBe(converted);
    expect(await codeOf(openPhoto(fileOf('a.heic'), async () => undefined))).toBe('INVALID_FILE');
    const away = Promise.reject(new CallError(-1, null));
    expect(await codeOf(openPhoto(fileOf('a.heic'), () => away))).toBe('may be tried again');
  });

  test('another kind of file, or more than 15 MB that cannot be made smaller › is refused', async () => {
    expect(await codeOf(openPhoto(fileOf('a.pdf'), never))).toBe('INVALID_IMAGE_TYPE');
    expect(await codeOf(openPhoto(fileOf('a.txt'), never))).toBe('INVALID_IMAGE_TYPE');
    const png = new File([fileOf('a.png')], 'a.jpg', { type: 'image/jpeg' });
    expect(await codeOf(openPhoto(png, never))).toBe('FILE_TYPE_MISMATCH');
    expect(await codeOf(openPhoto(fileOf('a.jpg', MAX_PHOTO_BYTES), never))).toBe('taken');
    // Nothing here draws, so nothing is made smaller.
    expect(await codeOf(openPhoto(fileOf('a.jpg', MAX_PHOTO_BYTES + 1), never))).toBe('PHOTO_TOO_LARGE');
  });
});
