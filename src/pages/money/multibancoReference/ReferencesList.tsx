import { multibancoReference } from '../../../../resources/money/multibancoReference/schema.ts';
import { showMultibancoReference } from '../../../../resources/numbers/multibanco.ts';
import { Unbroken } from '../../../fields/controls/Unbroken.tsx';
import type { ListOptions } from '../../../lists/listContext.ts';
import { ModuleList } from '../../../lists/ModuleList.tsx';

/** Numbers are read in groups of three, as cash machines show them. */
const cells: NonNullable<ListOptions['cells']> = {
  number: ({ number }) => <Unbroken>{showMultibancoReference(String(number))}</Unbroken>,
};

/** `/billing/charging`: the references by which entities pay for credits. */
export const ReferencesList = () => <ModuleList module={multibancoReference} cells={cells} />;
