import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { initials } from './initials.ts';

interface UserButtonProps {
  readonly name: string;
  readonly entity: string;
  readonly isOpen: boolean;
  readonly onOpen: (anchor: HTMLElement) => void;
}

/** Shows the user and their entity; opens the user's menu. */
export function UserButton({ name, entity, isOpen, onOpen }: UserButtonProps) {
  const translate = useTranslate();
  return (
    <ButtonBase
      aria-label={translate('shell.user.label', { name, entity })}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={(event) => onOpen(event.currentTarget)}
      sx={(theme) => ({
        gap: 1.25,
        px: 0.75,
        py: 0.5,
        borderRadius: 1,
        textAlign: 'left',
        '&:hover': { bgcolor: theme.palette.colours.sunken },
      })}
    >
      <Avatar
        sx={{
          width: 34,
          height: 34,
          fontSize: '0.8125rem',
          fontWeight: 700,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        {/* Drawn only: the name of the button holds what it shows, and the initials are no words. */}
        <Box component="span" sx={{ '&::before': { content: JSON.stringify(initials(name)) } }} />
      </Avatar>
      <Box
        sx={{
          display: { xs: 'none', lg: 'block' },
          maxWidth: { lg: 168, xl: 220 },
          '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
        }}
      >
        <Typography
          component="span"
          sx={{ display: 'block', fontSize: '0.875rem', fontWeight: 650, lineHeight: 1.25 }}
        >
          {name}
        </Typography>{' '}
        <Typography
          component="span"
          sx={{ display: 'block', fontSize: '0.8125rem', lineHeight: 1.25, color: 'text.secondary' }}
        >
          {entity}
        </Typography>
      </Box>
    </ButtonBase>
  );
}
