import AddCircleRounded from '@mui/icons-material/AddCircleRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { iconOf } from '../../shell/icons.ts';
import { routeExists } from '../../shell/routeExists.ts';

interface QuickLink {
  readonly to: string;
  readonly label: string;
  readonly icon: ComponentType<SvgIconProps>;
}

/** What is done most; each shows where the page exists and may be opened. */
const LINKS: readonly QuickLink[] = [
  { to: '/animal/create', label: 'home.links.registerAnimal', icon: AddCircleRounded },
  { to: '/animal', label: 'home.links.animals', icon: iconOf('animal') },
  { to: '/owner', label: 'home.links.owners', icon: iconOf('owner') },
  { to: '/owner/create', label: 'home.links.registerOwner', icon: AddCircleRounded },
  { to: '/transfers', label: 'home.links.transfers', icon: iconOf('transfer') },
  { to: '/animal/lost', label: 'home.links.lost', icon: iconOf('lost') },
  { to: '/entity', label: 'home.links.entities', icon: iconOf('entity') },
  { to: '/user', label: 'home.links.users', icon: iconOf('user') },
];

/** The shortest ways to daily work. */
export function QuickLinks() {
  const translate = useTranslate();
  const links = LINKS.filter(({ to }) => routeExists(to));
  if (links.length === 0) return null;
  return (
    <Card component="nav" aria-labelledby="home-links">
      <Typography id="home-links" variant="h2" sx={{ fontSize: '1.0625rem', px: 2, py: 1.75, borderBottom: 1, borderColor: 'divider' }}>
        {translate('home.links.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 1, listStyle: 'none' }}>
        {links.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Box
              component={Link}
              to={to}
              sx={(theme) => ({
                display: 'flex',
                alignItems: 'center',
                gap: 1.5,
                minHeight: 44,
                px: 1.25,
                borderRadius: '8px',
                color: 'text.primary',
                textDecoration: 'none',
                fontWeight: 550,
                '& .MuiSvgIcon-root': { fontSize: '1.25rem', color: 'primary.main' },
                '&:hover': { bgcolor: theme.palette.colours.sunken },
              })}
            >
              <Icon aria-hidden />
              {translate(label)}
            </Box>
          </li>
        ))}
      </Box>
    </Card>
  );
}
