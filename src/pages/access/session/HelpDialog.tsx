import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { signInHelp } from '../../../../authProvider/signIn.ts';
import { useLanguage } from '../../../runtime/language/LanguageProvider.tsx';
import { RichText } from '../../../components/richText/RichText.tsx';
import { SupportAddress } from '../../../components/errors/SupportAddress.tsx';

/** Help with getting in, as the operator wrote it. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const [language] = useLanguage();
  const help = useQuery({ queryKey: ['auth', 'help', language], queryFn: signInHelp });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="help-title">
      <DialogTitle id="help-title">{translate('auth.page.helpTitle')}</DialogTitle>
      <DialogContent>
        {help.isPending && <LinearProgress />}
        {help.data?.content ? (
          <RichText html={help.data.content} />
        ) : (
          !help.isPending && <Typography>{translate('auth.page.helpEmpty')}</Typography>
        )}
        <SupportAddress sx={{ mt: 2 }} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('auth.page.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
