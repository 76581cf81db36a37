import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { owner as module } from '../../../../../resources/owners/owner/schema.ts';
import { useModuleFormContext } from '../../../../forms/formContext.ts';
import { ModuleCreate } from '../../../../records/ModuleCreate.tsx';
import { withAside } from '../../../../theme/layout.ts';
import { OwnerSections } from './OwnerSections.tsx';
import { ALIKE_FIELDS, OwnersAlike, type AlikeValues } from './OwnersAlike.tsx';

/** Hands what is typed, as far as owners are found by it, to the page. */
function Watch({ onChange }: { readonly onChange: (values: AlikeValues) => void }) {
  const { form } = useModuleFormContext();
  const values: unknown[] = useWatch({ control: form.control, name: [...ALIKE_FIELDS] });
  const key = JSON.stringify(values);
  useEffect(() => {
    const typed = (JSON.parse(key) as unknown[]).map((value) => (typeof value === 'string' ? value : null));
    onChange(Object.fromEntries(ALIKE_FIELDS.map((name, at) => [name, typed[at] ?? null])));
  }, [key, onChange]);
  return null;
}

/** `/owner/create`: the form of a new owner; beside it the owners who may be the same. */
export function OwnerCreate() {
  const [values, setValues] = useState<AlikeValues>({});
  return (
    <Box sx={withAside}>
      <ModuleCreate module={module}>
        <Watch onChange={setValues} />
        <OwnerSections />
      </ModuleCreate>
      <OwnersAlike values={values} />
    </Box>
  );
}
