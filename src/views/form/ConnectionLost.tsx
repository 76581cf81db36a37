import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useOnline } from '../../parts/page/useOnline.ts';
import { useModuleFormContext } from './formContext.ts';

/** The server did not answer: nothing typed is lost, and trying again applies it once. */
export function ConnectionLost() {
  const { trouble, submit, isSaving } = useModuleFormContext();
  const translate = useTranslate();
  const isOnline = useOnline();
  if (trouble?.kind !== 'lost') return null;
  return (
    <Alert
      severity="warning"
      role="alert"
      action={
        <Button
          color="inherit"
          variant="outlined"
          size="small"
          loading={isSaving}
          onClick={() => void submit()}
        >
          {translate('kit.form.connection.again')}
        </Button>
      }
    >
      <AlertTitle>{translate('kit.form.connection.title')}</AlertTitle>
      {translate('kit.form.connection.text')}
      {!isOnline && ` ${translate('kit.form.connection.offline')}`}
    </Alert>
  );
}
