import { useCallback } from 'react';
import { HTML_LANG } from '../../i18n/locale.ts';
import { useLanguage } from './language/LanguageProvider.tsx';

const STEPS = [
  ['minute', 60_000, 60],
  ['hour', 3_600_000, 24],
  ['day', 86_400_000, 7],
] as const;

/** A timestamp as people say it while it is recent ("há 5 minutos"); as DD-MM-YYYY after a week. */
export function useTimeAgo(): (timestamp: string) => string {
  const [language] = useLanguage();
  return useCallback(
    (timestamp) => {
      const then = new Date(timestamp);
      const format = new Intl.RelativeTimeFormat(HTML_LANG[language], { numeric: 'auto' });
      const passed = Math.max(0, Date.now() - then.getTime());
      for (const [unit, length, most] of STEPS) {
        const count = Math.floor(passed / length);
        if (count < most) return format.format(-count, unit);
      }
      const two = (part: number) => String(part).padStart(2, '0');
      return `${two(then.getDate())}-${two(then.getMonth() + 1)}-${then.getFullYear()}`;
    },
    [language],
  );
}
