import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';

/** The link to the licences of all that is shipped, a page of the build; in a tab of its own, so that no input is lost. */
export function LicencesLink() {
  const translate = useTranslate();
  return (
    <Link href="/licences.html" target="_blank" rel="noopener" color="inherit">
      {translate('shell.licences')}
    </Link>
  );
}
