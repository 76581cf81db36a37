import { useCallback, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { codeOf } from '../../../dataProvider/client/callError.ts';
import { errorText, onLanguage, shownTexts } from '../../../i18n/index.ts';

/** The sentence for a failed call, or for a code; `module` is the kind of record that it was about. */
export function useErrorText(module?: string): (failure: unknown) => string {
  const translate = useTranslate();
  // A code of another module may get its sentence later than the page.
  const texts = useSyncExternalStore(onLanguage, shownTexts);
  return useCallback(
    (failure) =>
      errorText(translate, typeof failure === 'string' ? failure : codeOf(failure), undefined, module),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [translate, module, texts],
  );
}
