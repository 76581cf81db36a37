import { pricingTable } from '../../../../resources/money/pricingTable/schema.ts';
import { ModuleEdit } from '../../../records/ModuleEdit.tsx';
import { PricingTableForm } from './PricingTableForm.tsx';

/** `/pricing-tables/12`: a table of prices, read only once it is in use. */
export const PricingTableEdit = () => (
  <ModuleEdit module={pricingTable}>
    <PricingTableForm />
  </ModuleEdit>
);
