import { codeOf, isConnectionLost, type ErrorBody } from '../../../../../dataProvider/index.ts';

const bodyOf = (failure: unknown): ErrorBody =>
  (failure as { body?: ErrorBody | null } | null | undefined)?.body ?? {};

/**
 * Returns the message for a refused ticket or message: the server's own where it gave one, otherwise a general
 * sentence. Without an answer, the message about the connection.
 */
export function failureText(
  failure: unknown,
  general: 'ERROR_TICKET' | 'ERROR_COMMENT',
  errorText: (failure: unknown) => string,
): string {
  const hasWord = typeof bodyOf(failure).data?.message === 'string';
  if (hasWord || isConnectionLost(failure)) return errorText(codeOf(failure));
  return errorText(general);
}
