import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { showNumber } from '../fields/controls/number.tsx';
import { useLanguage } from '../runtime/language/LanguageProvider.tsx';

/** Whether a list's total was estimated, from the `meta` that the data provider gives a list. */
export const isEstimated = (meta: unknown): boolean =>
  (meta as { readonly totalIsEstimate?: boolean } | undefined)?.totalIsEstimate === true;

/** Returns the text of a total: the number in the reader's language, "about" before an estimate. */
export function useTotalText(): (total: number, isEstimate: boolean) => string {
  const translate = useTranslate();
  const [locale] = useLanguage();
  return useCallback(
    (total, isEstimate) => {
      const n = showNumber(total, locale);
      return isEstimate ? translate('kit.list.about', { n }) : n;
    },
    [translate, locale],
  );
}
