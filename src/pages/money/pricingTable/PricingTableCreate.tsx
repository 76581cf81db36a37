import type { RaRecord } from 'react-admin';
import { useSearchParams } from 'react-router';
import { pricingTable } from '../../../../resources/money/pricingTable/schema.ts';
import { isId } from '../../../../resources/numbers/recordId.ts';
import { addDays, dayIn } from '../../../../resources/numbers/dates.ts';
import { CallErrorPage } from '../../../components/errors/CallErrorPage.tsx';
import { FormSkeleton } from '../../../forms/FormSkeleton.tsx';
import { ModuleCreate } from '../../../records/ModuleCreate.tsx';
import { useRecord } from '../../../runtime/useRecord.ts';
import { PricingTableForm } from './PricingTableForm.tsx';

/** The first day that a table can have which follows another: after its end, and tomorrow at the earliest. */
const firstDayAfter = ({ validTo }: RaRecord): string => {
  const tomorrow = addDays(dayIn(), 1);
  const after = typeof validTo === 'string' ? addDays(validTo, 1) : tomorrow;
  return after > tomorrow ? after : tomorrow;
};

/** `/pricing-tables/create`, and with `?after=12` a copy of that table, which follows it. */
export function PricingTableCreate() {
  const [search] = useSearchParams();
  const after = search.get('after') ?? '';
  const isCopy = isId(after);
  const { data, error } = useRecord<RaRecord>(pricingTable.resource, after, isCopy);
  if (isCopy && error) return <CallErrorPage error={error} module={pricingTable.name} />;
  if (isCopy && !data)
    return <FormSkeleton fields={pricingTable.form!.sections.flatMap(({ fields }) => fields).length} />;
  const initial = data
    ? {
        validFrom: firstDayAfter(data),
        entityProfileIds: data.entityProfileIds as unknown,
        lines: data.lines as unknown,
      }
    : // The first day that the server takes.
      { validFrom: dayIn() };
  return (
    <ModuleCreate module={pricingTable} initial={initial}>
      <PricingTableForm />
    </ModuleCreate>
  );
}
