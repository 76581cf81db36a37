import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import type { runRecords } from '../../../../resources/work/operationRun/calls.ts';
import { fieldLabel, fieldViews, isEmpty, moduleName, useTimezone } from '../../../fields/index.ts';
import { useLanguage } from '../../../runtime/language/LanguageProvider.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { loadModule } from '../../../runtime/loadModule.ts';

type Change = AnswerOf<typeof runRecords>['content'][number]['changes'][number];

interface ChangedValuesProps {
  readonly changes: readonly Change[];
  /** The record that the line is about: the changes of any other say whose they are. */
  readonly module: string;
  readonly id: number;
}

/** Values before and after, in the words of their modules. */
export function ChangedValues({ changes, module, id }: ChangedValuesProps) {
  if (changes.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {changes.map((change) => (
        <li key={`${change.module}.${change.id}.${change.field}`}>
          <ChangedValue change={change} isOther={change.module !== module || change.id !== id} />
        </li>
      ))}
    </Box>
  );
}

function ChangedValue({ change, isOther }: { readonly change: Change; readonly isOther: boolean }) {
  const translate = useTranslate();
  const say = useTexts('operationPages');
  const [locale] = useLanguage();
  const timezone = useTimezone();
  const { field: source, before, after } = change;
  const { data: module } = useQuery({
    queryKey: ['declaration', change.module],
    queryFn: () => loadModule(change.module),
    staleTime: Infinity,
  });
  if (!module) return null;
  const field = module.fields[source];
  const shown = (value: Change['before']): string => {
    if (value === undefined || isEmpty(value.value)) return say('noValue');
    if (value.name !== undefined) return value.name;
    if (!field) return String(value.value);
    return fieldViews[field.kind].toText(value.value, { module, source, field, translate, locale, timezone });
  };
  const label = fieldLabel(translate, module, source);
  const whose = isOther ? `${moduleName(translate, module, 1)} ${change.id}: ` : '';
  return (
    <>
      {whose}
      {before === undefined
        ? say('changedField', { label })
        : say('changed', { label, before: shown(before), after: shown(after) })}
    </>
  );
}
