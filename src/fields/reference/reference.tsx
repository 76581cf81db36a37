import Link from '@mui/material/Link';
import { use } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslate } from 'react-admin';
import type { Translate } from '../../../i18n/index.ts';
import type { Field } from '../../../resources/kit/fields.ts';
import { expansionOf } from '../../../resources/kit/names.ts';
import { wordsIn } from '../../../resources/kit/values/knownWords.ts';
import { recordPath } from '../../runtime/address/recordPage.ts';
import { isLinked } from '../../runtime/address/routeExists.ts';
import { EmptyValue } from '../controls/EmptyValue.tsx';
import {
  isEmpty,
  type ControlProps,
  type FieldView,
  type FilterProps,
  type ValueProps,
  type Values,
} from '../kind.ts';
import { FirstChoices } from './firstChoices.ts';
import { ReferenceControl } from './ReferenceControl.tsx';
import { moduleOfReference, shownReference, useReferenced } from './useReferences.ts';

const expanded = (record: Values | undefined, source: string) =>
  record?.[expansionOf(source)] as Values | undefined;
const idsOf = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => !isEmpty(one)).map(Number);

function Input({ value, onChange, field, ...rest }: ControlProps) {
  const first = use(FirstChoices)[rest.source];
  return (
    <ReferenceControl
      {...rest}
      field={first ? { ...field, first } : field}
      ids={idsOf(value)}
      known={[expanded(rest.record, rest.source)]}
      onChoose={([id]) => onChange(id ?? null)}
    />
  );
}

/** The name of a record: one of the field's known words in the page's language, any other as it is stored. */
function nameIn(translate: Translate, field: Field, record: Values): string {
  const name = shownReference(field, record);
  return field.words ? wordsIn(translate, field.words, name) : name;
}

/** The name of what is referred to; in a record's page it leads there. */
function Value({ field, source, value, record, link }: ValueProps) {
  const translate = useTranslate();
  const { records, isPending } = useReferenced(field, idsOf(value), [expanded(record, source)]);
  if (isEmpty(value)) return <EmptyValue />;
  const [found] = records;
  if (!found) return isPending ? '…' : translate('kit.fields.reference.missing');
  const text = nameIn(translate, field, found);
  const module = moduleOfReference(field);
  const path = module && recordPath(module, found);
  return link && path !== undefined && isLinked(path) ? (
    <Link component={RouterLink} to={path}>
      {text}
    </Link>
  ) : (
    text
  );
}

const Filter = ({ values, onChange, ...rest }: FilterProps) => (
  <ReferenceControl
    {...rest}
    several
    ids={idsOf(values[rest.source])}
    onChoose={(ids) => onChange({ [rest.source]: ids.length > 0 ? ids : undefined })}
  />
);

/** Another module's record. */
export const reference: FieldView = {
  Input,
  Value,
  toText: (value, { field, source, record, translate }) => {
    const other = expanded(record, source);
    return isEmpty(value)
      ? ''
      : other && other.id === value
        ? nameIn(translate, field, other)
        : `#${String(value)}`;
  },
  Filter,
};
