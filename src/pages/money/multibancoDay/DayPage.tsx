import { multibancoDay } from '../../../../resources/money/multibancoDay/schema.ts';
import { ModuleEdit } from '../../../records/ModuleEdit.tsx';
import { DayLines } from './DayLines.tsx';

/** `/billing/reconciliation/12`: a day's payments, those of its file beside those that were booked, with their sums. */
export const DayPage = () => <ModuleEdit module={multibancoDay} above={<DayLines />} />;
