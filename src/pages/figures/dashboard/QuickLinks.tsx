import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { ModuleIcon, type IconName } from '../../../theme/icons.ts';
import { routeExists } from '../../../runtime/address/routeExists.ts';

interface QuickLink {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
}

/** The most frequent actions; each is shown where its page exists and may be opened. */
const LINKS: readonly QuickLink[] = [
  { to: '/animal/create', label: 'home.links.registerAnimal', icon: 'add' },
  { to: '/animal', label: 'home.links.animals', icon: 'animal' },
  { to: '/owner', label: 'home.links.owners', icon: 'owner' },
  { to: '/owner/create', label: 'home.links.registerOwner', icon: 'add' },
  { to: '/transfers', label: 'home.links.transfers', icon: 'transfer' },
  { to: '/animal/lost', label: 'home.links.lost', icon: 'lost' },
  { to: '/entity', label: 'home.links.entities', icon: 'entity' },
  { to: '/user', label: 'home.links.users', icon: 'user' },
];

/** The shortest ways to daily work. */
export function QuickLinks() {
  const translate = useTranslate();
  const links = LINKS.filter(({ to }) => routeExists(to));
  if (links.length === 0) return null;
  return (
    <Card component="nav" aria-labelledby="home-links">
      <Typography
        id="home-links"
        variant="h2"
        sx={{ fontSize: '1.0625rem', px: 2, py: 1.75, borderBottom: 1, borderColor: 'divider' }}
      >
        {translate('home.links.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 1, listStyle: 'none' }}>
        {links.map(({ to, label, icon }) => (
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
              <ModuleIcon name={icon} />
              {translate(label)}
            </Box>
          </li>
        ))}
      </Box>
    </Card>
  );
}
