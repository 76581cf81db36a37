import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useActor } from '../../../../authProvider/useSession.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import { showTimestamp } from '../../../../resources/numbers/dates.ts';
import { forgetOwnDevice, ownDevices } from '../../../../resources/personalArea/deviceCalls.ts';
import { useTimezone } from '../../../fields/timestamp.tsx';
import { QueryList } from '../../../lists/QueryList.tsx';
import { useUrlParam } from '../../../runtime/address/useUrlParam.ts';
import { ConfirmActionDialog } from '../../../operations/ConfirmActionDialog.tsx';
import { StatusBadge } from '../../../theme/StatusBadge.tsx';
import { useDevice } from './device.ts';
import { listRow } from '../../../theme/layout.ts';

const KEY = ['auth', 'devices'] as const;

/** The browsers on which the account stays open while it is guessed at elsewhere, and forgetting one of them. */
export function KnownDevices() {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const zone = useTimezone();
  const deviceOf = useDevice();
  const isImpersonating = useActor()?.impersonatorId != null;
  const list = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi(ownDevices, undefined, { signal }),
    staleTime: 0,
    enabled: !isImpersonating,
  });
  const [asked, setForgetting] = useUrlParam('forget');
  const forgetting = list.data?.find(({ id }) => id === asked);
  return (
    <Box component="section" aria-labelledby="known-devices" sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
      <Typography id="known-devices" component="h2" variant="h6">
        {translate('personalPages.sessions.devices.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '64ch' }}>
        {translate('personalPages.sessions.devices.text')}
      </Typography>
      {list.data?.length === 0 ? (
        <Typography variant="body2">{translate('personalPages.sessions.devices.none')}</Typography>
      ) : (
        <QueryList
          query={list}
          rows={list.data}
          label={translate('personalPages.sessions.devices.title')}
          lines={1}
          lineHeight={52}
        >
          {({ id, ip, userAgent, isCurrent, validUntil }) => {
            const { name } = deviceOf(userAgent);
            const until = translate('personalPages.sessions.devices.until', {
              when: showTimestamp(validUntil, zone),
            });
            return (
              <Box
                component="li"
                key={id}
                sx={{
                  ...listRow,
                  gap: 1,
                  py: 1.25,
                }}
              >
                <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                    <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
                    {isCurrent && (
                      <StatusBadge tone="good">
                        {translate('personalPages.sessions.devices.current')}
                      </StatusBadge>
                    )}
                  </Box>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {[ip && translate('personalPages.sessions.address', { ip }), until]
                      .filter(Boolean)
                      .join(' · ')}
                  </Typography>
                </Box>
                <Button
                  size="small"
                  onClick={() => setForgetting(id)}
                  aria-label={translate('personalPages.sessions.devices.forget.title', { name })}
                >
                  {translate('personalPages.sessions.devices.forget.open')}
                </Button>
              </Box>
            );
          }}
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
