import { useTranslate } from 'react-admin';
import { HTML_LANG } from '../../../i18n/locale.ts';
import { transponderOrigin } from '../../../resources/numbers/transponder.ts';
import { useLanguage } from '../../runtime/language/LanguageProvider.tsx';

/**
 * Returns the meaning of the first three digits: a country, a maker, the test range; nothing before they are typed.
 */
export function useOrigin(digits: string): string | undefined {
  const translate = useTranslate();
  const [language] = useLanguage();
  if (digits.length < 3) return undefined;
  const prefix = digits.slice(0, 3);
  const origin = transponderOrigin(digits);
  switch (origin.kind) {
    case 'COUNTRY': {
      const country =
        new Intl.DisplayNames(HTML_LANG[language], { type: 'region' }).of(origin.country) ?? origin.country;
      return translate('home.origin.country', { prefix, country });
    }
    case 'MANUFACTURER':
      return origin.manufacturer
        ? translate('home.origin.maker', { prefix, maker: origin.manufacturer })
        : translate('home.origin.someMaker', { prefix });
    case 'SHARED':
      return translate('home.origin.shared', { prefix });
    case 'TEST':
      return translate('home.origin.test', { prefix });
    case 'UNKNOWN':
      return translate('home.origin.unknown', { prefix });
  }
}
