import type { ErrorCode } from '../../resources/kit/codes.ts';
import { Refusal } from '../errors.ts';

/** A file that is not taken: answered as a field error, 422. */
export class FileRefused extends Refusal {
  constructor(
    /** Where in the request: `documents[0]`, `photo`. */
    readonly property: string,
    readonly fileCode: ErrorCode,
  ) {
    super(422, 'FORM_ERROR_MSG', [{ property, error: fileCode }]);
  }
}
