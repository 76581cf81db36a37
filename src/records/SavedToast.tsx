import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';

const SAID = {
  created: 'errors.CREATE_SUCCESS',
  updated: 'errors.UPDATE_SUCCESS',
  deleted: 'errors.DELETE_SUCCESS',
} as const;

interface SavedToastProps {
  readonly kind: 'created' | 'updated' | 'deleted';
  readonly title?: string;
  /** Where another one is made. */
  readonly another?: string;
}

/** The toast as something to notify with: written out where components are no place to make others. */
export const savedToast = (props: SavedToastProps) => <SavedToast {...props} />;

/** Said after the server has answered, with the next step. */
export function SavedToast({ kind, title, another }: SavedToastProps) {
  const translate = useTranslate();
  return (
    <>
      {translate(SAID[kind])}
      {title && ` · ${title}`}
      {another && (
        <>
          {' '}
          <Link component={RouterLink} to={another} color="inherit" sx={{ fontWeight: 600 }}>
            {translate('kit.form.saved.another')}
          </Link>
        </>
      )}
    </>
  );
}
