import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';

const SAID = {
  created: 'errors.CREATE_SUCCESS',
  updated: 'errors.UPDATE_SUCCESS',
  deleted: 'errors.DELETE_SUCCESS',
} as const;

/** A next step with a record that was just saved. */
export interface NextStep {
  readonly to: string;
  readonly label: string;
}

interface SavedToastProps {
  readonly kind: 'created' | 'updated' | 'deleted';
  readonly title?: string;
  /** Where another one is made. */
  readonly another?: string;
  /** In its place: the next step that suits the record, and its words. */
  readonly next?: NextStep | undefined;
}

/** The toast as something to notify with: written out where components are no place to make others. */
export const savedToast = (props: SavedToastProps) => <SavedToast {...props} />;

/** Said after the server has answered, with the next step. */
export function SavedToast({ kind, title, another, next }: SavedToastProps) {
  const translate = useTranslate();
  const step = next ?? (another && { to: another, label: translate('kit.form.saved.another') });
  return (
    <>
      {translate(SAID[kind])}
      {title && ` · ${title}`}
      {step && (
        <>
          {' '}
          <Link component={RouterLink} to={step.to} color="inherit" sx={{ fontWeight: 600 }}>
            {step.label}
          </Link>
        </>
      )}
    </>
  );
}
