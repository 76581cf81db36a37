/**
 * The languages of the product, as the page uses them. (`all.ts` has both at once, for the server and for tests.)
 *
 * Portuguese (`i18n/pt`) is the source. English (`i18n/en`) has the same files with the same keys, held to it by
 * the type checker: a key that is missing, or one too many, does not compile.
 *
 * To add the texts of a module `ferret`, as `vaccine` shows:
 * 1. `i18n/pt/ferret/module.ts`: `export const ferret = { name: 'Furão |||| Furões', fields: {…}, choices: {…} } as const;`
 * 2. `i18n/en/ferret/module.ts`: `export const ferret = {…} satisfies Shape<typeof source>;`, `source` being the Portuguese
 * 3. one import line and one entry under `resources` in `i18n/pt/index.ts`, and the same in `i18n/en/index.ts`.
 * Texts that are no module's (`shell`, `home` …) go the same way, as an entry beside `kit`. What the pages before the
 * back office say (`auth`, `frame`, `errors`) is in `wayIn.ts` instead, which the whole index
 * spreads: they carry no other text (`parts.ts`).
 *
 * Keys: `resources.<module>.name` ("singular |||| plural"), `.fields.<field>`, `.choices.<field>.<VALUE>`,
 * `.help.<field>`, `.sections.<section>`, `.errors.<CODE>` (where the module words a code its own way);
 * `errors.<CODE>`; `permissions.names.<PERMISSION>`, `permissions.groups.<group>`; `notifications.<TYPE>.title`
 * and `.text`; `kit.*` for what generated views say.
 */
export { errorText, type Translate } from './errorText.ts';
export { HTML_LANG, LOCALES, localeOf, USER_LANGUAGE, type LocaleName } from './locale.ts';
export { i18nProvider, onLanguage, shownLanguage, shownTexts, startLanguage, withTexts } from './provider.ts';
