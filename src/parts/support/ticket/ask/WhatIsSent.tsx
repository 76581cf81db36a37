import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { lastActions, logSessionId } from '../../../../../dataProvider/client/userActions.ts';
import { processName } from '../processNames.ts';
import type { AboutProcess } from '../supportDialogState.ts';

/** Lists the data that is sent with a ticket besides the user's text, before it is sent. */
export function WhatIsSent({
  url,
  about,
}: {
  readonly url: string;
  readonly about: AboutProcess | undefined;
}) {
  const translate = useTranslate();
  const [steps] = useState(lastActions);
  const say = useTexts('supportPages.dialog');
  return (
    <Box
      component="section"
      aria-labelledby="sent-too"
      sx={{ mt: 2, fontSize: '0.875rem', color: 'text.secondary' }}
    >
      <Typography id="sent-too" component="h3" sx={{ fontWeight: 600, fontSize: 'inherit' }}>
        {say('sends')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.25, pl: 2.5, overflowWrap: 'anywhere' }}>
        <li>{say('sendsPage', { url })}</li>
        {about && (
          <li>
            {say('sendsProcess', {
              process: processName(translate, about),
              id: about.processId,
            })}
          </li>
        )}
        <li>{say('sendsSession', { id: logSessionId() })}</li>
      </Box>
      {steps.length > 0 && (
        <Box component="details" sx={{ mt: 0.5 }}>
          <Box component="summary" sx={{ cursor: 'pointer' }}>
            {say('showSteps')}
          </Box>
          <Box component="ol" sx={{ m: 0, pl: 3, fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
            {steps.map((step, at) => (
              // Actions repeat; only their position distinguishes them.
              // eslint-disable-next-line react/no-array-index-key
              <li key={at}>{step}</li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}
