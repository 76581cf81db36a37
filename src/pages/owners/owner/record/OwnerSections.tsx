import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { OwnerType } from '../../../../../resources/owners/owner/rules.ts';
import { useActor } from '../../../../../authProvider/useSession.ts';
import { stack } from '../../../../theme/layout.ts';
import { focusElement } from '../../../../forms/custom/ids.ts';
import { ownerLabel } from '../../../../forms/custom/labels.ts';
import { fieldId } from '../../../../forms/FieldInput.tsx';
import { useModuleFormContext } from '../../../../forms/formContext.ts';
import { ModuleSections } from '../../../../forms/ModuleSections.tsx';
import { OwnerAddress } from '../../../../parts/owners/owner/address/OwnerAddress.tsx';
import { OwnerIdentity } from '../../../../parts/owners/owner/OwnerIdentity.tsx';
import { OwnerKind } from '../../../../parts/owners/owner/OwnerKind.tsx';
import { useTypeByNumber } from '../../../../parts/owners/owner/useTypeByNumber.ts';

/** The sections of an owner's record: read as they are declared, entered as in a registration or a transfer. */
export function OwnerSections() {
  const { isWritable } = useModuleFormContext();
  return isWritable ? <EnteredSections /> : <ReadSections />;
}

/** The number is called as in the country that gave it. */
function ReadSections() {
  const translate = useTranslate();
  const { record } = useModuleFormContext();
  const country = typeof record?.country === 'string' ? record.country : null;
  return <ModuleSections labels={{ vatNumber: ownerLabel(translate, 'vatNumber', country) }} />;
}

const FIRST_FIELDS = ['type', 'isLocalResident', 'country', 'vatNumber', 'name', 'nationality'] as const;

function EnteredSections() {
  const translate = useTranslate();
  const actor = useActor();
  const { modes, record, id, focusFirst } = useModuleFormContext();
  const [type, country, vatNumber] = useWatch({ name: ['type', 'country', 'vatNumber'] }) as [
    OwnerType | null,
    string | null,
    string | null,
  ];
  const isNewNumber = (vatNumber ?? '') !== (record?.vatNumber ?? '');
  const switched = useTypeByNumber('', modes.type === 'edit' && isNewNumber);
  const first = FIRST_FIELDS.find((name) => modes[name] === 'edit');
  useEffect(() => {
    if (focusFirst && first) focusElement(fieldId(id, first));
    // Only when the form opens, not when something that is typed opens another field.
    // eslint-disable-next-line react/exhaustive-deps
  }, []);
  const waits = record !== null && record !== undefined && actor?.ownerId !== record.id;
  return (
    <Box sx={stack}>
      {waits && <Alert severity="info">{translate('ownerPages.contactNote')}</Alert>}
      <ModuleSections
        parts={{
          type: <OwnerKind prefix="" modes={modes} switched={switched} />,
          data: <OwnerIdentity prefix="" owner={{ type, country }} modes={modes} />,
          address: <OwnerAddress prefix="" modes={modes} />,
        }}
      />
    </Box>
  );
}
