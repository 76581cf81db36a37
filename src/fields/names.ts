import { currentActor } from '../../dataProvider/client/session.ts';
import { textInLanguage } from './words/textInLanguage.ts';
import { USER_LANGUAGE, type LocaleName, type Translate } from '../../i18n/index.ts';
import { expansionOf } from '../../resources/kit/names.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import type { NamedModule } from '../../resources/kit/records/moduleIndex.ts';
import { wordsIn } from '../../resources/kit/values/knownWords.ts';
import { spaced } from '../../resources/numbers/spaced.ts';
import { REGISTER_ZONE, showDate, showTimestamp } from '../../resources/numbers/dates.ts';

/** The text of the first key that has one. */
const firstOf = (translate: Translate, keys: readonly string[]): string => {
  for (const key of keys) {
    const text = translate(key, { _: '' });
    if (text) return text;
  }
  return '';
};

/**
 * A field's name to people. A reference may be named after its id or after the thing. The fields of what is no module, as
 * the parameters of an operation, have a group of texts of their own.
 */
export const fieldLabel = (translate: Translate, module: AnyModule, source: string): string =>
  firstOf(translate, [
    `resources.${module.name}.fields.${source}`,
    `resources.${module.name}.fields.${expansionOf(source)}`,
    `resources.${module.fields[source]?.textsOf ?? module.name}.derives.${source}`,
    `${module.name}.fields.${source}`,
  ]) || source;

/** Returns the help text below a field; mostly none. */
export const fieldHelp = (translate: Translate, module: AnyModule, source: string): string =>
  firstOf(translate, [`resources.${module.name}.help.${source}`, `${module.name}.help.${source}`]);

/** The word for one of a field's fixed values. */
export const choiceText = (translate: Translate, module: AnyModule, source: string, value: string): string =>
  firstOf(translate, [
    `resources.${module.name}.choices.${source}.${value}`,
    `${module.name}.choices.${source}.${value}`,
    `permissions.names.${value}`,
  ]) || value;

/** Returns the name of a language, as it is called where a user's is chosen. */
export const languageName = (translate: Translate, locale: LocaleName): string =>
  translate(`resources.user.choices.language.${USER_LANGUAGE[locale]}`);

/** Returns the name of a module's records, singular or plural. */
export const moduleName = (translate: Translate, module: Pick<NamedModule, 'name'>, count = 2): string =>
  translate(`resources.${module.name}.name`, { smart_count: count });

/** The same in the middle of a sentence. */
export const moduleNameInside = (
  translate: Translate,
  module: Pick<NamedModule, 'name'>,
  count = 2,
): string => {
  const name = moduleName(translate, module, count);
  // Abbreviations keep their capitals.
  return /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLocaleLowerCase() + name.slice(1);
};

/** Returns the title for creating a record of a module; the module's own text, where it has one. */
export const createTitle = (translate: Translate, module: Pick<NamedModule, 'name'>): string =>
  translate(`resources.${module.name}.create.title`, {
    _: translate('kit.form.createTitle', { name: moduleNameInside(translate, module, 1) }),
  });

/** The word on the button that creates a record of a module. */
export const createLabel = (translate: Translate, module: AnyModule): string =>
  translate(`resources.${module.name}.create.submit`, { _: translate('kit.form.create') });

/**
 * Returns the name of a record: the value of its module's title field; days and moments in their usual format, known
 * words in the page's language.
 */
export const recordTitle = (
  translate: Translate,
  module: NamedModule,
  record: Readonly<Record<string, unknown>> | undefined,
): string => {
  const title = record?.[module.title];
  if (title === undefined || title === null || title === '') return `#${String(record?.id ?? '')}`;
  const { kind, words, english } = module.fields[module.title] ?? {};
  if (kind === 'date') return showDate(String(title));
  if (kind === 'transponder') return spaced(String(title));
  if (kind === 'timestamp') return showTimestamp(String(title), currentActor()?.timezone ?? REGISTER_ZONE);
  const text = String(textInLanguage(english, title, record));
  return words ? wordsIn(translate, words, text) : text;
};

/** What a record is: the record that its card is called by, as the type of an intervention; else its module's name. */
function kindOf(translate: Translate, module: AnyModule, record: Readonly<Record<string, unknown>>): string {
  const source = module.list.card?.title ?? module.title;
  const field = module.fields[source];
  const named = record[expansionOf(source)];
  const name =
    field?.kind === 'reference' && typeof named === 'object' && named !== null
      ? (named as Readonly<Record<string, unknown>>)[field.label ?? 'name']
      : undefined;
  return typeof name === 'string' && name !== '' ? name : moduleName(translate, module, 1);
}

/** The heading of a record's page and its name in messages: what is called by its day alone also says what it is. */
export const recordHeading = (
  translate: Translate,
  module: AnyModule,
  record: Readonly<Record<string, unknown>> | undefined,
): string => {
  const title = recordTitle(translate, module, record);
  const kind = module.fields[module.title]?.kind;
  return record && (kind === 'date' || kind === 'timestamp')
    ? `${kindOf(translate, module, record)} · ${title}`
    : title;
};
