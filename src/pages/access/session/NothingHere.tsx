import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Illustration } from '../../../theme/Illustration.tsx';
import { AuthLayout } from './AuthLayout.tsx';

/** An address below `/auth` at which nothing is: said in the frame of the pages around it. */
export function NothingHere() {
  const translate = useTranslate();
  return (
    <AuthLayout title={translate('shell.error.notFound.title')}>
      <Typography role="status" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
        {translate('shell.error.notFound.text')}
      </Typography>
      <Box sx={{ my: 3, alignSelf: 'center' }}>
        <Illustration name="notFound" width={220} />
      </Box>
      <Button href="/" variant="contained" size="large">
        {translate('shell.error.home')}
      </Button>
    </AuthLayout>
  );
}
