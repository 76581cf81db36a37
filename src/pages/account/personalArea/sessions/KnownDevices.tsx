import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../../dataProvider/index.ts';
import { showMinute } from '../../../../../resources/numbers/dates.ts';
import { forgetOwnDevice, ownDevices } from '../../../../../resources/account/personalArea/deviceCalls.ts';
import { useTimezone } from '../../../../fields/timestamp.tsx';
import { QueryList } from '../../../../lists/QueryList.tsx';
import { ConfirmActionDialog } from '../../../../operations/ConfirmActionDialog.tsx';
import { useUrlParam } from '../../../../runtime/address/useUrlParam.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { SignInLine } from './SignInLine.tsx';
import { useDevice } from './device.ts';

const KEY = ['auth', 'devices'] as const;

/** The browsers on which the account stays open while it is guessed at elsewhere, and forgetting one of them. */
export function KnownDevices() {
  const queryClient = useQueryClient();
  const zone = useTimezone();
  const deviceOf = useDevice();
  const list = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi(ownDevices, undefined, { signal }),
    staleTime: 0,
  });
  const [asked, setForgetting] = useUrlParam('forget');
  const forgetting = list.data?.find(({ id }) => id === asked);
  const say = useTexts('personalPages.sessions.devices');
  return (
    <Box component="section" aria-labelledby="known-devices" sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
      <Typography id="known-devices" component="h2" variant="h6">
        {say('title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '64ch' }}>{say('text')}</Typography>
      {list.data?.length === 0 ? (
        <Typography variant="body2">{say('none')}</Typography>
      ) : (
        <QueryList query={list} rows={list.data} label={say('title')} lines={1} lineHeight={52}>
          {(device) => (
            <SignInLine
              key={device.id}
              place={device}
              current={say('current')}
              about={[say('until', { when: showMinute(device.validUntil, zone) })]}
              texts="personalPages.sessions.devices.forget"
              onClick={() => setForgetting(device.id)}
            />
          )}
        </QueryList>
      )}
      {forgetting && (
        <ConfirmActionDialog
          texts="personalPages.sessions.devices.forget"
          name={deviceOf(forgetting.userAgent).name}
          act={() => callApi(forgetOwnDevice, { params: { id: forgetting.id } })}
          onClose={() => setForgetting(null)}
          onDone={() => queryClient.invalidateQueries({ queryKey: KEY })}
        />
      )}
    </Box>
  );
}
