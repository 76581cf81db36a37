import { callApi } from '../../../dataProvider/index.ts';
import { convertPicture as convert } from '../../../resources/common/document/calls.ts';
import { blobOf, toBase64 } from '../core/base64.ts';
import { failureOf } from '../core/failure.ts';

/**
 * Lets the server open a picture that this browser cannot; answers nothing where that fails too.
 * @throws what kept the server from trying, a lost connection mostly: that may be tried again
 */
export async function convertPicture(file: Blob): Promise<Blob | undefined> {
  try {
    const { contents, type } = await callApi(convert, { body: { contents: await toBase64(file) } });
    return blobOf(contents, type);
  } catch (failure) {
    if (failureOf(failure).isFinal) return undefined;
    throw failure;
  }
}
