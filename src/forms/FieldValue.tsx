import { useTranslate } from 'react-admin';
import type { AnyModule } from '../../resources/kit/module.ts';
import { fieldLabel, fieldViews, ReadValue, type Values } from '../fields/index.ts';

export interface FieldValueProps {
  readonly module: AnyModule;
  readonly source: string;
  /** The record that holds it, references expanded. */
  readonly record: Values;
  readonly label?: string | undefined;
  readonly note?: string;
}

/** A field that is read: its name and its value. */
export function FieldValue({ module, source, record, label, note }: FieldValueProps) {
  const translate = useTranslate();
  return (
    <ReadValue label={label ?? fieldLabel(translate, module, source)} note={note}>
      <BareValue module={module} source={source} record={record} link />
    </ReadValue>
  );
}

interface BareValueProps extends Omit<FieldValueProps, 'label' | 'note'> {
  readonly link?: boolean;
  readonly compact?: boolean;
}

/** Only the value, for a cell or a sentence. */
export function BareValue({ module, source, record, link = false, compact = false }: BareValueProps) {
  const field = module.fields[source];
  if (!field) return null;
  const { Value } = fieldViews[field.kind];
  return (
    <Value
      module={module}
      source={source}
      field={field}
      value={record[source]}
      record={record}
      link={link}
      compact={compact}
    />
  );
}
