import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { codeOf } from '../../../dataProvider/client/callError.ts';
import { errorText } from '../../../i18n/index.ts';

/** The sentence for a failed call, or for a code; `module` is the kind of record that it was about. */
export function useErrorText(module?: string): (failure: unknown) => string {
  const translate = useTranslate();
  return useCallback(
    (failure) =>
      errorText(translate, typeof failure === 'string' ? failure : codeOf(failure), undefined, module),
    [translate, module],
  );
}
