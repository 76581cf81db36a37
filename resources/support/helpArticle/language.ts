/** The languages that help is written in, as the calls have them. */
export const HELP_LANGUAGES = ['pt-PT', 'en-US'] as const;
export type HelpLanguage = (typeof HELP_LANGUAGES)[number];

/** The language meant by `pt`, `pt_PT`, `en-GB` and the like; none for any other. */
export function helpLanguageOf(tag: string): HelpLanguage | undefined {
  const [wanted] = tag.toLowerCase().split(/[-_]/, 1);
  return HELP_LANGUAGES.find((language) => language.startsWith(`${wanted}-`));
}
