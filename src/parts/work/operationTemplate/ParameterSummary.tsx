import { useTranslate } from 'react-admin';
import { findBulkOperation } from '../../../../resources/work/operationTemplate/bulkParameters.ts';
import { Columns } from '../../../components/Columns.tsx';
import { isEmpty, type Values } from '../../../fields/index.ts';
import { FieldValue } from '../../../forms/FieldValue.tsx';
import { parametersOf } from './parameters.ts';

interface ParameterSummaryProps {
  readonly operation: string | null;
  readonly values: Values;
}

/** The parameters of an operation that were given, in words. */
export function ParameterSummary({ operation, values }: ParameterSummaryProps) {
  const translate = useTranslate();
  const declared = findBulkOperation(operation);
  if (!declared) return null;
  const module = parametersOf(declared);
  const given = Object.keys(module.fields).filter((name) => !isEmpty(values[name]));
  if (given.length === 0) return <>{translate('operationPages.noParameters')}</>;
  return (
    <Columns>
      {given.map((name) => (
        <FieldValue key={name} module={module} source={name} record={values} />
      ))}
    </Columns>
  );
}
