import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useErrorText } from '../runtime/failures/useErrorText.ts';
import { SubmissionError, type SubmissionErrorProps } from '../components/SubmissionError.tsx';
import { useOnline } from '../runtime/failures/useOnline.ts';

interface SubmissionAlertProps extends SubmissionErrorProps {
  /** Sends once more after a lost connection. */
  readonly onAgain: () => void;
  readonly isBusy: boolean;
}

/** What these say of a lost connection is said by the alert itself. */
const OF_THE_CONNECTION: readonly string[] = ['NETWORK_ERROR', 'PLATFORM_ERROR'];

/** Says why a submission did not succeed; after a lost connection with a button that sends it once more. */
export function SubmissionAlert({ onAgain, isBusy, ...props }: SubmissionAlertProps) {
  const { trouble, takesFocus = false, module, sx } = props;
  const translate = useTranslate();
  const errorText = useErrorText(module);
  const isOnline = useOnline();
  const box = useRef<HTMLDivElement>(null);
  const isLost = trouble?.kind === 'lost';
  useEffect(() => {
    if (!takesFocus || !isLost) return;
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, [takesFocus, isLost]);
  if (!isLost) return <SubmissionError {...props} />;
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      severity="warning"
      role="alert"
      sx={sx}
      action={
        <Button color="inherit" variant="outlined" size="small" loading={isBusy} onClick={onAgain}>
          {translate('kit.form.connection.again')}
        </Button>
      }
    >
      <AlertTitle>{translate('kit.form.connection.title')}</AlertTitle>
      {!OF_THE_CONNECTION.includes(trouble.code) && `${errorText(trouble.code)} `}
      {translate('kit.form.connection.text')}
      {!isOnline && ` ${translate('kit.form.connection.offline')}`}
    </Alert>
  );
}
