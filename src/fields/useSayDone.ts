import { useCallback } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Field } from '../../resources/kit/fields.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import { useLanguage } from '../runtime/language/LanguageProvider.tsx';
import { fieldViews } from './index.ts';
import { isEmpty, type Values } from './kind.ts';
import { recordHeading, recordTitle } from './names.ts';
import { useTimezone } from './timestamp.tsx';

/** A page that is offered with a message: the next step with a record that was just saved. */
export interface NextStep {
  readonly to: string;
  readonly label: string;
}

export type Done = 'created' | 'updated' | 'deleted';

/** The codes of success, whose texts are of modules without a sentence of their own. */
const CODES = { created: 'CREATE_SUCCESS', updated: 'UPDATE_SUCCESS', deleted: 'DELETE_SUCCESS' } as const;

/** Characters of a name that a message repeats; notes are called by their whole text. */
const NAME_MAX = 60;

const short = (name: string): string =>
  name.length > NAME_MAX ? `${name.slice(0, NAME_MAX).trimEnd()}…` : name;

/**
 * Returns what says, once the server has answered, what was done with a record, in the sentence of its module
 * (`resources.vaccine.done.created`). Where the record has a value that the module has a sentence for
 * (`done.createdWith.immunizationDateEnd`), that one is taken.
 */
export function useSayDone(): (module: AnyModule, done: Done, record: Values, next?: NextStep) => void {
  const notify = useNotify();
  const translate = useTranslate();
  const [locale] = useLanguage();
  const timezone = useTimezone();
  return useCallback(
    (module, done, record, next) => {
      const texts = `resources.${module.name}.done.${done}`;
      const title = typeof record.name === 'string' ? record.name : recordTitle(translate, module, record);
      const own = Object.entries(module.fields).find(
        ([name]) => !isEmpty(record[name]) && translate(`${texts}With.${name}`, { _: '' }) !== '',
      );
      const value = ([source, field]: readonly [string, Field]) =>
        fieldViews[field.kind].toText(record[source], {
          module,
          source,
          field,
          translate,
          locale,
          timezone,
          record,
        });
      notify(own ? `${texts}With.${own[0]}` : texts, {
        type: 'success',
        messageArgs: {
          ...(own && { [own[0]]: value(own) }),
          name: short(title),
          heading: recordHeading(translate, module, record),
          _: translate(`errors.${CODES[done]}`, { _: '' }),
        },
        next,
      });
    },
    [notify, translate, locale, timezone],
  );
}
