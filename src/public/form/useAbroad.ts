import { useEffect, useState } from 'react';
import { PORTUGAL } from '../../../resources/common/publicForm/conditions.ts';
import type { PublicForm } from '../../../resources/common/publicForm/formFields.ts';
import type { Abroad } from './abroad.ts';
import type { Language } from '../texts.ts';

/**
 * Returns what the numbers of other countries need, from the moment one is chosen: their rules, names and texts are too
 * heavy for those who have a Portuguese number. A failed load is tried again with the next choice.
 */
export function useAbroad(
  form: PublicForm,
  typed: Readonly<Record<string, string>>,
  language: Language,
): Abroad | undefined {
  const [abroad, setAbroad] = useState<Abroad>();
  const chosen = Object.entries(form.fields)
    .filter(([, { kind }]) => kind === 'country')
    .map(([name]) => typed[name] ?? PORTUGAL);
  const key = chosen.join();
  const isNeeded = chosen.some((code) => code !== PORTUGAL);
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    import('./abroad.ts')
      .then(({ loadAbroad }) => loadAbroad(language))
      .then(
        (loaded) => isCurrent && setAbroad(loaded),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, key, language]);
  return isNeeded ? abroad : undefined;
}
