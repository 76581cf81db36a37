import { codeOf, isConnectionLost, type ErrorBody } from '../../../dataProvider/index.ts';

const bodyOf = (failure: unknown): ErrorBody =>
  (failure as { body?: ErrorBody | null } | null | undefined)?.body ?? {};

/**
 * What a refused ticket or message is told with: the server's own word where it has said one, otherwise a general
 * sentence. Without an answer it is the connection that is told of.
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
