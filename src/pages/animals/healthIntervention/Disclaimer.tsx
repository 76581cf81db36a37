import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { callApi } from '../../../../dataProvider/index.ts';
import { proofOfLifeDisclaimer } from '../../../../resources/animals/healthIntervention/calls.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useModuleFormContext } from '../../../forms/formContext.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';

/** The declaration of a proof of life: opens at once, and can be opened again. */
export function Disclaimer() {
  const { form } = useModuleFormContext();
  const translate = useTranslate();
  const say = useTexts('resources.healthIntervention.form');
  const isAccepted = useWatch({ control: form.control, name: 'isDisclaimerAccepted' }) === true;
  const [isOpen, setOpen] = useState(!isAccepted);
  const { data } = useQuery({
    queryKey: ['healthIntervention', 'disclaimer'],
    queryFn: ({ signal }) => callApi(proofOfLifeDisclaimer, {}, { signal }),
  });
  const accept = () => {
    form.setValue('isDisclaimerAccepted', true, { shouldDirty: true });
    setOpen(false);
  };
  if (isAccepted) return <Alert severity="success">{say('disclaimerAccepted')}</Alert>;
  return (
    <>
      <Alert
        severity="info"
        action={
          <Button color="inherit" onClick={() => setOpen(true)}>
            {say('readDisclaimer')}
          </Button>
        }
      >
        {say('disclaimerOwed')}
      </Alert>
      <ConfirmDialog
        open={isOpen && data !== undefined}
        title={data?.title ?? ''}
        confirm={say('acceptDisclaimer')}
        cancel={translate('kit.form.cancel')}
        onConfirm={accept}
        onCancel={() => setOpen(false)}
      >
        <Typography>{data?.text}</Typography>
      </ConfirmDialog>
    </>
  );
}
