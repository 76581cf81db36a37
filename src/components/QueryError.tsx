import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useErrorText } from '../runtime/failures/useErrorText.ts';

interface QueryErrorProps {
  /** The query; without an error nothing is shown. */
  readonly query: { readonly error: unknown; readonly refetch: () => unknown };
  /** Without it nothing is left of the page: a way home besides. */
  readonly isPage?: boolean;
  readonly sx?: SxProps;
}

/** Shows why data could not be read, and a button to try again. */
export function QueryError({ query, isPage = false, sx }: QueryErrorProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  if (!query.error) return null;
  return (
    <Alert
      severity="error"
      sx={sx}
      action={
        <>
          <Button onClick={() => void query.refetch()}>{translate('kit.form.again')}</Button>
          {isPage && (
            <Button component={Link} to="/">
              {translate('shell.error.home')}
            </Button>
          )}
        </>
      }
    >
      {errorText(query.error)}
    </Alert>
  );
}
