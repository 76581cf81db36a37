import Typography from '@mui/material/Typography';
import { multibancoReference } from '../../../../resources/money/multibancoReference/schema.ts';
import { FormSection } from '../../../forms/FormSection.tsx';
import { FieldInput } from '../../../forms/FieldInput.tsx';
import { ModuleCreate } from '../../../records/ModuleCreate.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { AmountToSpend } from './AmountToSpend.tsx';
import { PriceSummary } from './PriceSummary.tsx';

/** `/billing/charging/create`: how many credits, what they cost, and then the reference. */
export function ReferenceCreate() {
  const say = useTexts('multibancoReferencePages');
  return (
    <ModuleCreate module={multibancoReference} initial={{ credits: 10 }}>
      <Typography sx={{ mb: 1 }}>{say('intro')}</Typography>
      <FormSection columns={2}>
        <FieldInput source="credits" autoFocus />
        <AmountToSpend />
      </FormSection>
      <PriceSummary />
    </ModuleCreate>
  );
}
