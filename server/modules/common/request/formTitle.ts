import { publicForms as en } from '../../../../i18n/en/publicForms.ts';
import { publicForms as pt } from '../../../../i18n/pt/publicForms.ts';
import { publicState as enState } from '../../../../i18n/en/publicState.ts';
import { publicState as ptState } from '../../../../i18n/pt/publicState.ts';
import type { PublicFormName } from '../../../../resources/common/publicForm/forms.ts';
import { inLanguage } from '../../../language.ts';

/** Returns what people call a form, in a language. */
export const formTitle = (form: PublicFormName, language: string): string =>
  inLanguage(language, { pt, en }).forms[form].title;

/** Returns what an accepted request of a form has changed, in a language. */
export const acceptedText = (form: PublicFormName, language: string): string =>
  inLanguage(language, { pt: ptState, en: enState }).accepted[form];
