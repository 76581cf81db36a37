import AddRounded from '@mui/icons-material/AddRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Permission } from '../../../../resources/kit/permissions.ts';

interface PermissionNamesProps {
  /** The words above the list. */
  readonly label: string;
  readonly names: readonly Permission[];
  /** Gained, not lost. */
  readonly isGiven: boolean;
}

/** The permissions that a role or a person gains or loses, each with a sign; nothing where there are none. */
export function PermissionNames({ label, names, isGiven }: PermissionNamesProps) {
  const translate = useTranslate();
  if (names.length === 0) return null;
  const Icon = isGiven ? AddRounded : RemoveRounded;
  return (
    <Box sx={{ mt: 0.75 }}>
      <Typography variant="body2" sx={{ fontWeight: 600, color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', columns: { sm: '260px 2' }, columnGap: 2 }}>
        {names.map((one) => (
          <Box
            component="li"
            key={one}
            sx={({ palette: { colours } }) => ({
              display: 'flex',
              gap: 0.75,
              py: 0.25,
              breakInside: 'avoid',
              color: colours.tones[isGiven ? 'good' : 'bad'].text,
            })}
          >
            <Icon aria-hidden sx={{ fontSize: '1.125rem', mt: '2px' }} />
            {translate(`permissions.names.${one}`)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
