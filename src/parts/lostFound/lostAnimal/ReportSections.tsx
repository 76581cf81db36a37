import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { FieldMode } from '../../../../resources/kit/module.ts';
import { lostAnimal } from '../../../../resources/lostFound/lostAnimal/schema.ts';
import { FieldInput } from '../../../forms/FieldInput.tsx';
import { useModuleFormContext } from '../../../forms/formContext.ts';
import { FormSection } from '../../../forms/FormSection.tsx';
import { stack } from '../../../theme/layout.ts';
import { ChooseOnMap } from './ChooseOnMap.tsx';

const WIDE: readonly string[] = ['observations', 'eventLocal'];

const isWritten = (mode: FieldMode | undefined): boolean => mode !== 'hidden' && mode !== 'read';

/** The sections of a report, the place from the district down to the parish. */
export function ReportSections({ without = [] }: { readonly without?: readonly string[] }) {
  const { modes, mode } = useModuleFormContext();
  const translate = useTranslate();
  return (
    <Box sx={stack}>
      {lostAnimal.form?.sections.map(({ name, fields }) => {
        const shown = fields.filter((source) => modes[source] !== 'hidden' && !without.includes(source));
        if (shown.length === 0) return null;
        return (
          <FormSection
            key={name}
            title={translate(`resources.lostAnimal.sections.${name}`)}
            hint={name === 'general' && mode === 'create' ? translate('kit.form.requiredHint') : undefined}
            columns={3}
            actions={name === 'event' && isWritten(modes.eventCountyId) ? <ChooseOnMap /> : undefined}
          >
            {shown.map((source) => (
              <Box key={source} className={WIDE.includes(source) ? 'wide' : undefined} sx={{ minWidth: 0 }}>
                <FieldInput source={source} required={REQUIRED.includes(source) || undefined} />
              </Box>
            ))}
          </FormSection>
        );
      })}
    </Box>
  );
}

/** Required where they are shown at all, which the rules of the module say. */
const REQUIRED: readonly string[] = [
  'foundAnimalSituation',
  'crossBreedId',
  'eventDistrictId',
  'eventCountyId',
];
