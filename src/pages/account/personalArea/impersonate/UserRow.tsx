import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { ListLine } from '../../../../components/ListLine.tsx';
import { EmailAddress } from '../../../../fields/controls/EmailAddress.tsx';
import type { ListedUser } from '../../../../parts/access/session/impersonation/useUsers.ts';
import { initials } from '../../../../shell/header/initials.ts';

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
    <ListLine
      title={user.name}
      icon={
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
      }
      actions={
        <Button
          size="small"
          variant="outlined"
          onClick={onEnter}
          aria-label={translate('impersonation.enterAs', { name: user.name })}
        >
          {translate('impersonation.enter')}
        </Button>
      }
    >
      <Box sx={{ color: 'text.secondary' }}>
        <EmailAddress address={user.email} />
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{[...new Set(about.filter(Boolean))].join(' · ')}</Box>
    </ListLine>
  );
}
