import TheaterComedyRounded from '@mui/icons-material/TheaterComedyRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/useSession.ts';
import { useErrorText } from '../../parts/page/useErrorText.ts';
import { leave } from './impersonation.ts';

/** As long as somebody acts for another: for whom, who really sits there, and the way out. */
export function ImpersonationStrip() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { answer } = useSession();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  if (!answer?.impersonator) return null;

  const exit = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await leave();
    } catch (reason) {
      // A session that is over leads to the sign-in page by itself.
      setFailure(reason);
      setBusy(false);
    }
  };
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
        {failure !== undefined && (
          <Box component="span" role="alert" sx={{ display: 'block' }}>
            {errorText(failure)}
          </Box>
        )}
      </Box>
      <Button
        size="small"
        variant="outlined"
        className="no-print"
        loading={busy}
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
