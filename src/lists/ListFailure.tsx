import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { isConnectionLost, statusOf } from '../../dataProvider/index.ts';
import { CallErrorPage } from '../components/errors/CallErrorPage.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { useErrorText } from '../runtime/failures/useErrorText.ts';
import { findResource } from '../../resources/moduleIndex.ts';

/** The list could not be loaded at all. */
export function ListFailure() {
  const { error, refetch, isFetching, resource } = useListContext();
  const translate = useTranslate();
  const errorText = useErrorText(findResource(resource)?.name);
  if ([403, 404].includes(statusOf(error)) || isConnectionLost(error)) return <CallErrorPage error={error} />;
  return (
    <EmptyState title={translate('kit.list.error.title')} text={errorText(error)} drawing="offline">
      <Button variant="contained" onClick={() => void refetch()} loading={isFetching}>
        {translate('kit.list.error.again')}
      </Button>
      <Button variant="outlined" component={Link} to="/">
        {translate('shell.error.home')}
      </Button>
    </EmptyState>
  );
}

/** Says that the shown data is old because the server did not answer. */
export function StaleNotice() {
  const { refetch, isFetching } = useListContext();
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={() => void refetch()} loading={isFetching}>
          {translate('kit.list.error.again')}
        </Button>
      }
    >
      {translate('kit.list.error.notRefreshed')}
    </Alert>
  );
}
