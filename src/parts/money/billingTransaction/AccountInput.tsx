import { useTranslate } from 'react-admin';
import { pricingTransaction } from '../../../../resources/money/pricingTransaction/schema.ts';
import { fieldLabel, fieldViews } from '../../../fields/index.ts';
import type { useAccountAddress } from './useAccountAddress.ts';

const { entityId: field } = pricingTransaction.fields;

interface AccountInputProps extends Pick<ReturnType<typeof useAccountAddress>, 'entityId' | 'put'> {
  readonly id: string;
}

/** Chooses whose account the page shows. */
export function AccountInput({ id, entityId, put }: AccountInputProps) {
  const translate = useTranslate();
  const { Input } = fieldViews.reference;
  return (
    <Input
      module={pricingTransaction}
      source="entityId"
      field={field}
      id={id}
      label={fieldLabel(translate, pricingTransaction, 'entityId')}
      value={entityId}
      onChange={(value) => put('entity', value)}
    />
  );
}
