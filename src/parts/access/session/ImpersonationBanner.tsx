import TheaterComedyRounded from '@mui/icons-material/TheaterComedyRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../../authProvider/useSession.ts';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { leave } from './impersonation/impersonation.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';

/** The banner during an impersonation: the account, the user who really acts, and the button to end it. */
export function ImpersonationBanner() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { answer } = useSession();
  const { run, isBusy, trouble } = useSubmission();
  if (!answer?.impersonator) return null;

  // If the session has ended, the answer already leads to the sign-in page.
  const exit = () => run(leave, { leaves: true });
  const names = { name: answer.actor?.name ?? '', own: answer.impersonator.name };

  return (
    <Box
      component="section"
      aria-label={translate('shell.impersonation.label')}
      sx={({ palette: { colours } }) => ({
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: 1.5,
        rowGap: 0.5,
        px: { xs: 2, md: 3 },
        py: 0.75,
        fontSize: '0.9375rem',
        bgcolor: colours.strap,
        color: colours.onStrap,
        borderBottom: `3px solid ${colours.brass}`,
      })}
    >
      <TheaterComedyRounded
        aria-hidden
        sx={({ palette: { colours } }) => ({ fontSize: '1.25rem', color: colours.brass })}
      />
      <Box component="span" sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box component="strong" sx={{ fontWeight: 650 }}>
          {translate('shell.impersonation.as', names)}
        </Box>{' '}
        <Box component="span" sx={({ palette: { colours } }) => ({ color: colours.onStrapMuted })}>
          {translate('shell.impersonation.own', names)}
        </Box>
        {trouble && (
          <Box component="span" role="alert" sx={{ display: 'block' }}>
            {errorText(trouble.code)}
          </Box>
        )}
      </Box>
      <Button
        size="small"
        variant="outlined"
        className="no-print"
        loading={isBusy}
        onClick={() => void exit()}
        sx={({ palette: { colours } }) => ({
          color: colours.onStrap,
          borderColor: colours.onStrapMuted,
          bgcolor: colours.strapRaised,
          '&:hover': { bgcolor: colours.strapRaised, borderColor: colours.onStrap },
        })}
      >
        {translate('shell.impersonation.leave')}
      </Button>
    </Box>
  );
}
