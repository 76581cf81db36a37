import { getPublicLostPhoto } from '../../../../resources/lostFound/lostAnimal/publicCalls.ts';
import { isCode, plainCode } from '../../../../resources/numbers/printedCode.ts';
import { notFound } from '../../../errors.ts';
import { fileHeaders } from '../../../files/fileHeaders.ts';
import { handleRead } from '../../../http/handle.ts';
import { readMainPhoto } from './photos.ts';
import { findPublishedByCode } from './publishedReport.ts';

/** Seconds for which browsers keep a photo: the way back from an animal to the list loads none anew. */
const KEPT_SECONDS = 300;

export const getPublicLostPhotoHandler = handleRead(getPublicLostPhoto, async ({ db, params, reply }) => {
  const code = plainCode(params.code);
  const found = isCode(code) ? await findPublishedByCode(db, code) : undefined;
  const photo = found && !found.isClosed ? await readMainPhoto(db, found) : undefined;
  if (!photo) throw notFound();
  void reply.headers({
    ...fileHeaders(photo),
    'Cache-Control': `public, max-age=${KEPT_SECONDS}`,
  });
  return Buffer.from(photo.bytes);
});
