import Link from '@mui/material/Link';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useSupportEmail } from '../../runtime/useSignInOptions.ts';

/** The address of support, as a last resort; nothing where none is set. */
export function SupportAddress({ sx }: Pick<TypographyProps, 'sx'>) {
  const translate = useTranslate();
  const email = useSupportEmail();
  if (!email) return null;
  return (
    <Typography
      sx={[{ fontSize: '0.9375rem', overflowWrap: 'anywhere' }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {translate('auth.page.support')} <Link href={`mailto:${email}`}>{email}</Link>
    </Typography>
  );
}
