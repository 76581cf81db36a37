import ComputerRounded from '@mui/icons-material/ComputerRounded';
import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { showTimestamp } from '../../../../resources/numbers/dates.ts';
import { useTimezone } from '../../../fields/timestamp.tsx';
import { useTimeAgo } from '../../../runtime/useTimeAgo.ts';
import { StatusBadge } from '../../../theme/StatusBadge.tsx';
import { useDevice } from './device.ts';
import type { OwnSession } from './SessionsPage.tsx';
import { listRow } from '../../../theme/layout.ts';

interface SessionRowProps {
  readonly session: OwnSession;
  readonly onEnd: () => void;
}

/** A place where the account is signed in: on what, from where, when it was last used. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const { ip, userAgent, isCurrent, lastUseTimestamp, creationTimestamp } = session;
  const translate = useTranslate();
  const timeAgo = useTimeAgo();
  const zone = useTimezone();
  const { name, isHandheld } = useDevice()(userAgent);
  const Icon = isHandheld ? SmartphoneRounded : ComputerRounded;
  const about = [
    ip && translate('personalPages.sessions.address', { ip }),
    translate('personalPages.sessions.lastUse', { when: timeAgo(lastUseTimestamp) }),
    translate('personalPages.sessions.since', { when: showTimestamp(creationTimestamp, zone) }),
  ];
  return (
    <Box
      component="li"
      sx={{
        ...listRow,
        columnGap: 1.5,
        rowGap: 1,
        py: 1.5,
      }}
    >
      <Icon aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
          {isCurrent && <StatusBadge tone="good">{translate('personalPages.sessions.current')}</StatusBadge>}
        </Box>
        <Typography variant="body2" title={userAgent ?? undefined} sx={{ color: 'text.secondary' }}>
          {about.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {!isCurrent && (
        <Button
          size="small"
          color="error"
          onClick={onEnd}
          aria-label={translate('personalPages.sessions.end.title', { name })}
        >
          {translate('personalPages.sessions.end.open')}
        </Button>
      )}
    </Box>
  );
}
