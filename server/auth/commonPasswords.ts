import type { ErrorCode } from '../../resources/kit/codes.ts';
import { stripPasswordAdditions, passwordError } from '../../resources/access/session/password.ts';

/** So many of the passwords that are tried first are refused, with whatever is added to please a rule. */
const REFUSED = 3000;

let first: Promise<ReadonlySet<string>> | undefined;

/** The list is large: it is read when the first new password comes, and never by the page. */
const mostTried = (): Promise<ReadonlySet<string>> =>
  (first ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].slice(0, REFUSED).map(String)),
  ));

/** Returns the reason why a new password is refused, or nothing. The page checks all but the long list. */
export async function newPasswordError(password: string): Promise<ErrorCode | undefined> {
  const error = passwordError(password);
  if (error) return error;
  const known = await mostTried();
  return stripPasswordAdditions(password).some((core) => known.has(core))
    ? 'PASSWORD_COMPROMISED'
    : undefined;
}
