import englishMessages from 'ra-language-english';
import { flattenTexts } from './flattenTexts.ts';

/** react-admin's own English texts, by key. */
export const reactAdminEnglish = flattenTexts(englishMessages);
