import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { initials } from '../../../shell/header/initials.ts';
import type { ListedUser } from '../../../parts/impersonation/useUsers.ts';
import { EmailAddress } from '../../../fields/controls/EmailAddress.tsx';
import { listRow } from '../../../theme/layout.ts';

interface UserRowProps {
  readonly user: ListedUser;
  readonly onEnter: () => void;
}

/** A user who can be impersonated: name, entity and role. */
export function UserRow({ user, onEnter }: UserRowProps) {
  const translate = useTranslate();
  const about = [
    user.entity?.name,
    user.role?.name,
    user.type === 'VETERINARY' && translate('resources.user.choices.type.VETERINARY'),
  ];
  return (
    <Box
      component="li"
      sx={{
        ...listRow,
        columnGap: 1.5,
        rowGap: 1,
        py: 1.25,
      }}
    >
      <Avatar
        aria-hidden
        sx={({ palette: { colours } }) => ({
          width: 36,
          height: 36,
          fontSize: '0.8125rem',
          fontWeight: 700,
          bgcolor: colours.primaryTint,
          color: colours.primaryStrong,
        })}
      >
        {initials(user.name)}
      </Avatar>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 650, lineHeight: 1.35 }}>{user.name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <EmailAddress address={user.email} />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[...new Set(about.filter(Boolean))].join(' · ')}
        </Typography>
      </Box>
      <Button
        size="small"
        variant="outlined"
        onClick={onEnter}
        aria-label={translate('impersonation.enterAs', { name: user.name })}
      >
        {translate('impersonation.enter')}
      </Button>
    </Box>
  );
}
