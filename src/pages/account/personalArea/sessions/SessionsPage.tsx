import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { callApi } from '../../../../../dataProvider/index.ts';
import { showTimestamp } from '../../../../../resources/numbers/dates.ts';
import {
  endOtherSessions,
  endOwnSession,
  ownSessions,
} from '../../../../../resources/account/personalArea/calls.ts';
import { useTimezone } from '../../../../fields/timestamp.tsx';
import { QueryList } from '../../../../lists/QueryList.tsx';
import { ConfirmActionDialog } from '../../../../operations/ConfirmActionDialog.tsx';
import { useUrlParam } from '../../../../runtime/address/useUrlParam.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { useTimeAgo } from '../../../../runtime/useTimeAgo.ts';
import { PersonalFrame } from '../PersonalFrame.tsx';
import { KnownDevices } from './KnownDevices.tsx';
import { SignInLine } from './SignInLine.tsx';
import { useDevice } from './device.ts';

const KEY = ['auth', 'sessions'] as const;

/** `/personal/sessions`: where the account is signed in, and ending what should not be. */
export const SessionsPage = () => (
  <PersonalFrame width={860}>
    <Sessions />
    <KnownDevices />
  </PersonalFrame>
);

/** A component of its own: during an impersonation it is not drawn and requests nothing. */
function Sessions() {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const device = useDevice();
  const timeAgo = useTimeAgo();
  const zone = useTimezone();
  const list = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi(ownSessions, undefined, { signal }),
    staleTime: 0,
  });
  const { data } = list;
  const others = (data?.length ?? 0) - 1;
  const [asked, setEnding] = useUrlParam('end');
  const ending = data?.find(({ id }) => id === asked);
  const say = useTexts('personalPages.sessions');
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography sx={{ flex: '1 1 320px', color: 'text.secondary', maxWidth: '64ch' }}>
          {say('text')}
        </Typography>
        {others > 0 && (
          <Button variant="outlined" color="error" onClick={() => setEnding('others')}>
            {say('endOthers.open')}
          </Button>
        )}
      </Box>
      <QueryList
        query={list}
        rows={data}
        label={translate('personalPages.title.sessions')}
        lines={2}
        lineHeight={52}
      >
        {(session) => (
          <SignInLine
            key={session.id}
            place={session}
            current={say('current')}
            about={[
              say('lastUse', { when: timeAgo(session.lastUseTimestamp) }),
              say('since', { when: showTimestamp(session.creationTimestamp, zone) }),
            ]}
            texts="personalPages.sessions.end"
            color="error"
            onClick={session.isCurrent ? undefined : () => setEnding(session.id)}
          />
        )}
      </QueryList>
      {data && others === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {say('onlyThis')}
        </Typography>
      )}
      {asked === 'others' && others > 0 && (
        <ConfirmActionDialog
          texts="personalPages.sessions.endOthers"
          name=""
          danger
          act={() => callApi(endOtherSessions)}
          onClose={() => setEnding(null)}
          onDone={() => queryClient.invalidateQueries({ queryKey: ['auth'] })}
        />
      )}
      {ending && (
        <ConfirmActionDialog
          texts="personalPages.sessions.end"
          name={device(ending.userAgent).name}
          danger
          act={() => callApi(endOwnSession, { params: { id: ending.id } })}
          onClose={() => setEnding(null)}
          onDone={() => queryClient.invalidateQueries({ queryKey: KEY })}
        />
      )}
    </>
  );
}
