import { EmptyValue } from '../controls/EmptyValue.tsx';
import { isEmpty, type ControlProps, type FieldView, type ValueProps } from '../kind.ts';
import { ReferenceControl } from './ReferenceControl.tsx';
import { referenceText, useReferenced } from './useReferences.ts';

const idsOf = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

const Input = ({ value, onChange, ...rest }: ControlProps) => (
  <ReferenceControl {...rest} several ids={idsOf(value)} onChoose={onChange} />
);

function Value({ field, value }: ValueProps) {
  const ids = idsOf(value);
  const { records } = useReferenced(field, ids);
  if (isEmpty(value)) return <EmptyValue />;
  return records.map((record, at) => (record ? referenceText(field, record) : `#${ids[at]}`)).join(', ');
}

/** Several records of another module. */
export const references: FieldView = {
  Input,
  Value,
  toText: (value, { source, nameOf }) =>
    idsOf(value)
      .map((id) => nameOf?.(source, id) ?? `#${id}`)
      .join(', '),
};
