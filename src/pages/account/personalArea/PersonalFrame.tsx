import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { useActor } from '../../../../authProvider/useSession.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { stack } from '../../../theme/layout.ts';
import { routeExists } from '../../../runtime/address/routeExists.ts';
import { PERSONAL_PAGES } from './personalPages.ts';

interface PersonalFrameProps {
  /** The largest width of the page, in pixels. */
  readonly width: number;
  /** Says above the page what it is for. */
  readonly text?: string;
  readonly children: ReactNode;
}

/** The pages of the personal area side by side: a column beside the page, above it where there is no room. */
export function PersonalFrame({ width, text, children }: PersonalFrameProps) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const isImpersonating = useActor()?.impersonatorId != null;
  const shown = PERSONAL_PAGES.filter(
    ({ to, isPrivate }) => routeExists(to) && !(isPrivate && isImpersonating),
  );
  const isHere = (to: string) => pathname === to || (to !== '/personal' && pathname.startsWith(`${to}/`));
  const current = PERSONAL_PAGES.find(({ to }) => isHere(to));

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '232px minmax(0, 1fr)' },
        alignItems: 'start',
        columnGap: 4,
        rowGap: 2,
      }}
    >
      <Box component="nav" aria-label={translate('personalPages.nav')} className="no-print">
        <Box
          component="ul"
          sx={{
            m: 0,
            listStyle: 'none',
            display: 'flex',
            flexDirection: { xs: 'row', lg: 'column' },
            gap: 0.5,
            flexWrap: { xs: 'wrap', lg: 'nowrap' },
            p: 0,
          }}
        >
          {shown.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <Box
                component={Link}
                to={to}
                aria-current={isHere(to) ? 'page' : undefined}
                sx={({ palette: { colours } }) => ({
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1.25,
                  minHeight: { xs: 36, lg: 42 },
                  px: { xs: 1.125, sm: 1.5 },
                  borderRadius: '8px',
                  whiteSpace: 'nowrap',
                  fontSize: { xs: '0.875rem', sm: '0.9375rem' },
                  textDecoration: 'none',
                  color: 'text.primary',
                  // On a phone the words alone, so that more of them stand in a row.
                  '& .MuiSvgIcon-root': {
                    display: { xs: 'none', sm: 'inline-block' },
                    fontSize: '1.25rem',
                    color: colours.muted,
                  },
                  '&:hover': { bgcolor: colours.sunken },
                  '&[aria-current]': {
                    bgcolor: colours.primaryTint,
                    color: colours.primaryStrong,
                    fontWeight: 650,
                    '& .MuiSvgIcon-root': { color: colours.primary },
                  },
                })}
              >
                <Icon aria-hidden />
                {translate(label)}
              </Box>
            </li>
          ))}
        </Box>
      </Box>
      {isImpersonating && current?.isPrivate ? (
        <Card sx={{ maxWidth: 640 }}>
          <EmptyState
            drawing="forbidden"
            title={translate('personalPages.private.title')}
            text={translate('personalPages.private.text')}
          />
        </Card>
      ) : (
        <Box sx={{ ...stack, maxWidth: width }}>
          {text !== undefined && (
            <Typography sx={{ color: 'text.secondary', maxWidth: '64ch' }}>{text}</Typography>
          )}
          {children}
        </Box>
      )}
    </Box>
  );
}
