import { codeOf, statusOf } from '../../../dataProvider/client/callError.ts';
import { FileFault } from './check.ts';

/** The reason why a file was not sent, and whether another attempt makes sense. */
export interface Failure {
  readonly code: string;
  readonly isFinal: boolean;
}

type Errors =
  Readonly<Record<string, string>> | readonly { readonly property: string; readonly error: string }[];

const plain = (code: string): string => code.replace(/^errors\./, '');

/** Returns the errors of a refused call by property, for either form of an error body. */
export function errorsOf(failure: unknown): ReadonlyMap<string, string> {
  const errors = (failure as { body?: { errors?: Errors } | null } | null)?.body?.errors;
  if (!errors) return new Map();
  const pairs: (readonly [string, string])[] = Array.isArray(errors)
    ? errors.map(({ property, error }) => [property, error])
    : Object.entries(errors);
  return new Map(
    pairs
      .filter(([, code]) => typeof code === 'string')
      .map(([property, code]) => [property.replace(/\[(\d+)\]/g, '.$1'), plain(code)]),
  );
}

/** Properties of a call that hold files: what is said of them will not change with another try. */
const HOLDS_FILES = /^(documents|attachments|photo|contents)\b/;

/** Returns the failure of sending one file. A refused file stays refused; any other can be tried again. */
export function failureOf(failure: unknown): Failure {
  const [first] = errorsOf(failure);
  if (first) return { code: first[1], isFinal: HOLDS_FILES.test(first[0]) };
  const status = statusOf(failure);
  if (status === 413) return { code: 'FILE_TOO_LARGE', isFinal: true };
  return { code: codeOf(failure), isFinal: status === 403 || status === 404 };
}

/** Returns the reason why a chosen file is not ready to be sent. */
export function readFailureOf(failure: unknown): Failure {
  if (failure instanceof FileFault) return { code: failure.code, isFinal: true };
  // No call failed: the system did not give the file.
  return statusOf(failure) === 0 ? { code: 'FAIL_UPLOAD_FILE', isFinal: false } : failureOf(failure);
}
