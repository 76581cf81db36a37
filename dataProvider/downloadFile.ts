import type { Call } from '../resources/kit/call.ts';
import { convertErrors } from './errors.ts';
import { fetchFile } from './client/fetchFile.ts';
import { pathOf, type GivenTo } from './callApi.ts';

/**
 * Makes a declared call that answers a file as it is, and returns its contents and its name.
 * @throws HttpError as `callApi` does
 */
export const downloadFile = <C extends Call>(
  call: C,
  given: GivenTo<C>,
): Promise<readonly [contents: Blob, filename: string]> =>
  convertErrors(
    fetchFile(pathOf(call.path, given.params as Record<string, unknown> | undefined)),
    call.failure,
  );
