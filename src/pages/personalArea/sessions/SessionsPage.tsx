import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useActor } from '../../../../authProvider/useSession.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { endOtherSessions, endOwnSession, ownSessions } from '../../../../resources/personalArea/calls.ts';
import { useUrlParam } from '../../../runtime/address/useUrlParam.ts';
import { QueryList } from '../../../lists/QueryList.tsx';
import { ConfirmActionDialog } from '../../../operations/ConfirmActionDialog.tsx';
import { PersonalFrame } from '../PersonalFrame.tsx';
import { KnownDevices } from './KnownDevices.tsx';
import { SessionRow } from './SessionRow.tsx';
import { useDevice } from './device.ts';

export type OwnSession = AnswerOf<typeof ownSessions>[number];

const KEY = ['auth', 'sessions'] as const;

/** `/personal/sessions`: where the account is signed in, and ending what should not be. */
export function SessionsPage() {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const device = useDevice();
  const isImpersonating = useActor()?.impersonatorId != null;
  const list = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi(ownSessions, undefined, { signal }),
    staleTime: 0,
    enabled: !isImpersonating,
  });
  const { data } = list;
  const refresh = () => queryClient.invalidateQueries({ queryKey: KEY });
  const others = (data?.length ?? 0) - 1;
  const [asked, setEnding] = useUrlParam('end');
  const ending = data?.find(({ id }) => `${id}` === asked);

  return (
    <PersonalFrame>
      <Box sx={{ maxWidth: 860, display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Typography sx={{ flex: '1 1 320px', color: 'text.secondary', maxWidth: '64ch' }}>
            {translate('personalPages.sessions.text')}
          </Typography>
          {others > 0 && (
            <Button variant="outlined" color="error" onClick={() => setEnding('others')}>
              {translate('personalPages.sessions.endOthers.open')}
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
            <SessionRow key={session.id} session={session} onEnd={() => setEnding(`${session.id}`)} />
          )}
        </QueryList>
        {data && others === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('personalPages.sessions.onlyThis')}
          </Typography>
        )}
        <KnownDevices />
      </Box>
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
          onDone={refresh}
        />
      )}
    </PersonalFrame>
  );
}
