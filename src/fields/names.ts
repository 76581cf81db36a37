import { currentActor } from '../../authProvider/session.ts';
import type { Translate } from '../../i18n/index.ts';
import { expansionOf } from '../../resources/kit/names.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import { REGISTER_ZONE, showDate, showTimestamp } from '../../resources/numbers/dates.ts';

/** The text of the first key that has one. */
const firstOf = (translate: Translate, keys: readonly string[]): string => {
  for (const key of keys) {
    const text = translate(key, { _: '' });
    if (text) return text;
  }
  return '';
};

/** A field's name to people. A reference may be named after its id or after the thing. */
export const fieldLabel = (translate: Translate, module: AnyModule, source: string): string =>
  firstOf(translate, [
    `resources.${module.name}.fields.${source}`,
    `resources.${module.name}.fields.${expansionOf(source)}`,
    `resources.${module.fields[source]?.textsOf ?? module.name}.derives.${source}`,
  ]) || source;

/** Returns the help text below a field; mostly none. */
export const fieldHelp = (translate: Translate, module: AnyModule, source: string): string =>
  firstOf(translate, [`resources.${module.name}.help.${source}`]);

/** The word for one of a field's fixed values. */
export const choiceText = (translate: Translate, module: AnyModule, source: string, value: string): string =>
  firstOf(translate, [`resources.${module.name}.choices.${source}.${value}`, `permissions.names.${value}`]) ||
  value;

/** Returns the name of a module's records, singular or plural. */
export const moduleName = (translate: Translate, module: AnyModule, count = 2): string =>
  translate(`resources.${module.name}.name`, { smart_count: count });

/** The same in the middle of a sentence. */
export const moduleNameInside = (translate: Translate, module: AnyModule, count = 2): string => {
  const name = moduleName(translate, module, count);
  // Abbreviations keep their capitals.
  return /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLocaleLowerCase() + name.slice(1);
};

/** Returns the title for creating a record of a module; the module's own text, where it has one. */
export const createTitle = (translate: Translate, module: AnyModule): string =>
  translate(`resources.${module.name}.create.title`, {
    _: translate('kit.form.createTitle', { name: moduleNameInside(translate, module, 1) }),
  });

/** The word on the button that creates a record of a module. */
export const createLabel = (translate: Translate, module: AnyModule): string =>
  translate(`resources.${module.name}.create.submit`, { _: translate('kit.form.create') });

/** Returns the name of a record: the value of its module's title field; days and moments in their usual format. */
export const recordTitle = (
  module: AnyModule,
  record: Readonly<Record<string, unknown>> | undefined,
): string => {
  const title = record?.[module.title];
  if (title === undefined || title === null || title === '') return `#${String(record?.id ?? '')}`;
  const kind = module.fields[module.title]?.kind;
  if (kind === 'date') return showDate(String(title));
  if (kind === 'timestamp') return showTimestamp(String(title), currentActor()?.timezone ?? REGISTER_ZONE);
  return String(title);
};

/** The heading of a record's page: what is called by its day alone also says what it is. */
export const recordHeading = (
  translate: Translate,
  module: AnyModule,
  record: Readonly<Record<string, unknown>> | undefined,
): string => {
  const title = recordTitle(module, record);
  const kind = module.fields[module.title]?.kind;
  return kind === 'date' || kind === 'timestamp' ? `${moduleName(translate, module, 1)} · ${title}` : title;
};
