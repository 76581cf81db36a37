import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useActor } from '../../../../authProvider/useSession.ts';
import { allows } from '../../../../resources/kit/access.ts';
import { MANAGE_PRICES, pricingTable } from '../../../../resources/money/pricingTable/schema.ts';
import { ModuleEdit } from '../../../records/ModuleEdit.tsx';
import { PricingTableForm } from './PricingTableForm.tsx';

/** `/pricing-tables/12`: a table of prices, read only once it is in use. */
export function PricingTableEdit() {
  const translate = useTranslate();
  const closed = allows(MANAGE_PRICES, useActor()) && (
    <Alert severity="info">{translate('errors.PRICING_TABLE_IN_USE')}</Alert>
  );
  return (
    <ModuleEdit module={pricingTable} {...(closed && { closed })}>
      <PricingTableForm />
    </ModuleEdit>
  );
}
