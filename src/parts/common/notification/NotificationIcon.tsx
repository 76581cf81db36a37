import Box from '@mui/material/Box';
import { ModuleIcon } from '../../../theme/icons.ts';
import { notificationIcon } from './notificationIcons.ts';

interface NotificationIconProps {
  readonly type: string;
  readonly isUnread: boolean;
}

/** The sign of a notification's kind, with a dot as long as it is unread. The words beside it say both. */
export function NotificationIcon({ type, isUnread }: NotificationIconProps) {
  return (
    <Box
      aria-hidden
      sx={({ palette: { colours } }) => ({
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        mt: 0.25,
        width: 36,
        height: 36,
        borderRadius: '50%',
        bgcolor: isUnread ? colours.primaryTint : colours.sunken,
        color: isUnread ? 'primary.main' : 'text.secondary',
        '& .MuiSvgIcon-root': { fontSize: '1.25rem' },
        ...(isUnread && {
          '&::after': {
            content: '""',
            position: 'absolute',
            top: -1,
            right: -1,
            width: 11,
            height: 11,
            borderRadius: '50%',
            bgcolor: colours.brass,
            border: `2px solid ${colours.paper}`,
          },
        }),
      })}
    >
      <ModuleIcon name={notificationIcon(type)} />
    </Box>
  );
}
