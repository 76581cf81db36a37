import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { codeOf } from '../../../authProvider/http.ts';
import { errorText } from '../../../i18n/index.ts';

/** The sentence for a failed call, or for a code. */
export function useErrorText(): (failure: unknown) => string {
  const translate = useTranslate();
  return useCallback(
    (failure) => errorText(translate, typeof failure === 'string' ? failure : codeOf(failure)),
    [translate],
  );
}
