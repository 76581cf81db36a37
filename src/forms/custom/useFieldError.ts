import { useTranslate } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { errorText } from '../../../i18n/index.ts';

/** The sentence under a field, where something is wrong with it. */
export function useFieldError(source: string, label: string, module: string): string | undefined {
  const translate = useTranslate();
  const { errors } = useFormState({ name: source, exact: true });
  const code = (get(errors, source) as { message?: string } | undefined)?.message;
  return code ? errorText(translate, code, label, module) : undefined;
}
