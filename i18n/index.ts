/**
 * The languages of the product, as the page uses them. (`all.ts` has both at once, for the server and for tests.)
 *
 * Portuguese (`i18n/pt`) is the source. English (`i18n/en`) has the same files with the same keys, held to it by
 * the type checker: a key that is missing, or one too many, does not compile.
 *
 * Texts are found by the places of their files (scripts/registration/readRegistration.mjs):
 * - `i18n/pt/<area>/<module>/module.ts` exports what its declaration needs, under the module's name:
 *   `export const ferret = { name: 'Furão |||| Furões', fields: {…}, choices: {…} } as const;`
 * - an export whose name ends in `Errors` (`errors.ts`) joins the catalogue of codes;
 * - any other export is a group of texts under its own name: `pages.ts` exports `ferretPages`.
 * English has the same file with `satisfies Shape<typeof source>`, `source` being the Portuguese. What is said before
 * the back office is there lies in the folder `signIn`, which is fetched without the rest; what only some pages say is
 * fetched with them (`parts.ts`).
 *
 * Keys: `resources.<module>.name` ("singular |||| plural"), `.fields.<field>`, `.choices.<field>.<VALUE>`,
 * `.help.<field>`, `.sections.<section>`, `.operations.<operation>.{label,title,text,fields,help,confirm,done}` (all but
 * `label` may be left out), `.errors.<CODE>` (where the module words a code its own way);
 * `errors.<CODE>`; `permissions.names.<PERMISSION>`, `permissions.groups.<group>`; `notifications.<TYPE>.title`
 * and `.text`; `kit.*` for what generated views say.
 */
export { errorText, type Translate } from './errorText.ts';
export { localeOf, USER_LANGUAGE, type LocaleName } from './locale.ts';
export { textsOf } from './tree.ts';
export { PARTS } from './parts.ts';
export {
  hasErrorText,
  i18nProvider,
  loadErrorTexts,
  onLanguage,
  shownLanguage,
  shownTexts,
  startLanguage,
  withTexts,
} from './provider.ts';
