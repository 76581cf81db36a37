import { multibancoReference } from '../../../../resources/money/multibancoReference/schema.ts';
import { ModuleEdit } from '../../../records/ModuleEdit.tsx';
import { PaymentSlip } from './PaymentSlip.tsx';

/** `/billing/charging/12`: a reference, with what is needed to pay it above all else. */
export const ReferencePage = () => <ModuleEdit module={multibancoReference} above={<PaymentSlip />} />;
