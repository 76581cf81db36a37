import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { pricingTable } from '../../../../resources/money/pricingTable/schema.ts';
import { showDate } from '../../../../resources/numbers/dates.ts';
import { useModuleFormContext } from '../../../forms/formContext.ts';
import { ModuleSections } from '../../../forms/ModuleSections.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';

interface Overlap {
  readonly id: number;
  readonly name: string;
  readonly validFrom: string;
  readonly validTo: string | null;
}

/** The tables that the refused one overlaps, as the server names them. */
const overlapsOf = (failure: unknown): readonly Overlap[] =>
  (failure as { body?: { data?: { overlaps?: readonly Overlap[] } } } | null)?.body?.data?.overlaps ?? [];

/** The fields of a table of prices, and the tables that its period overlaps. */
export function PricingTableForm() {
  const { trouble, form } = useModuleFormContext();
  const say = useTexts('pricingTablePages');
  const overlaps = overlapsOf(trouble?.failure);
  return (
    <>
      {overlaps.length > 0 && (
        <Alert severity="warning">
          <AlertTitle>{say('overlaps', { name: String(form.getValues('name') ?? '') })}</AlertTitle>
          {overlaps.map(({ id, name, validFrom, validTo }) => (
            <div key={id}>
              <Link component={RouterLink} to={`/${pricingTable.resource}/${id}`} color="inherit">
                {name}
              </Link>
              {': '}
              {validTo === null
                ? say('openPeriod', { from: showDate(validFrom) })
                : say('period', { from: showDate(validFrom), to: showDate(validTo) })}
            </div>
          ))}
        </Alert>
      )}
      <ModuleSections />
    </>
  );
}
