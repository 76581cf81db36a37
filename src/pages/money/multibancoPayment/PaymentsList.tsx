import { multibancoPayment } from '../../../../resources/money/multibancoPayment/schema.ts';
import { showMultibancoReference } from '../../../../resources/numbers/multibanco.ts';
import { Unbroken } from '../../../fields/controls/Unbroken.tsx';
import type { ListOptions } from '../../../lists/listContext.ts';
import { ModuleList } from '../../../lists/ModuleList.tsx';

/** Numbers are read in groups of three, as cash machines show them. */
const cells: NonNullable<ListOptions['cells']> = {
  number: ({ number }) => <Unbroken>{showMultibancoReference(String(number))}</Unbroken>,
};

/** `/billing/payments`: the payments that were reported, those that wait for a decision first. */
export const PaymentsList = () => <ModuleList module={multibancoPayment} cells={cells} />;
