import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { statusOf } from '../../../../dataProvider/client/callError.ts';
import { entityByVat, requestAssociation } from '../../../../authProvider/signIn.ts';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useDebouncedValue } from '../../../runtime/useDebouncedValue.ts';
import { associationsKey, type ActionResult } from './associationsQuery.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';

const DIGITS = 9;

/** Asking an entity, found by its VAT number, for access. */
export function RequestAccess({ onTold }: { readonly onTold: (told: ActionResult) => void }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [vat, setVat] = useState('');
  const { run, isBusy } = useSubmission();

  const settled = useDebouncedValue(vat);

  const complete = settled.length === DIGITS && settled === vat;
  const found = useQuery({
    queryKey: ['entities', 'vat', settled],
    queryFn: () => entityByVat(settled),
    enabled: complete,
  });
  const failed = complete && found.isError;
  const failure =
    statusOf(found.error) === 404 ? translate('auth.entities.vatNotFound') : errorText(found.error);

  async function ask(entity: { id: number; name: string }) {
    const trouble = await run(async () => {
      await requestAssociation(entity.id);
      onTold({ severity: 'success', text: translate('auth.entities.asked', { entity: entity.name }) });
      setVat('');
      await queryClient.invalidateQueries({ queryKey: associationsKey });
    });
    if (trouble) onTold({ severity: 'error', text: errorText(trouble.code) });
  }

  return (
    <>
      <TextField
        id="entity-vat"
        label={translate('auth.entities.vatLabel')}
        value={vat}
        onChange={(event) => setVat(event.target.value.replace(/\D/g, '').slice(0, DIGITS))}
        error={failed}
        helperText={
          failed
            ? failure
            : translate(complete && found.isFetching ? 'auth.entities.searching' : 'auth.entities.vatHelp')
        }
        slotProps={{ htmlInput: { inputMode: 'numeric' }, formHelperText: { role: 'status' } }}
        sx={{ maxWidth: 320 }}
      />
      {complete && found.data && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            flexWrap: 'wrap',
            gap: 1.5,
            p: 1.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1.5,
          }}
        >
          <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
            <Typography sx={{ fontWeight: 650 }}>{found.data.name}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('auth.entities.vat', { vat: settled })}
            </Typography>
          </Box>
          <Button variant="contained" loading={isBusy} onClick={() => void ask(found.data)}>
            {translate('auth.entities.ask')}
          </Button>
        </Box>
      )}
    </>
  );
}
