import englishMessages from 'ra-language-english';
import { leaves } from './leaves.ts';

/** react-admin's own English texts, by key. */
export const englishStock = leaves(englishMessages);
