import { convertPicture } from '../../../../resources/common/document/calls.ts';
import { preparePicture } from '../../../files/prepare.ts';
import { handleRead } from '../../../http/handle.ts';
import { toBase64 } from '../../../files/base64.ts';

export const convertPictureHandler = handleRead(convertPicture, async (call) => {
  const bytes = await preparePicture(call, call.body.contents, 'contents');
  return { type: 'image/jpeg' as const, contents: toBase64(bytes) };
});
