import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router';
import { TITLE_ID } from './PageTitle.tsx';
import { routeExists } from './routeExists.ts';
import { trailOf } from './trail.ts';
import { useHeading } from './useHeading.ts';

/** Where one is: the way back, the steps above, the page's name. */
export function TitleBar() {
  const translate = useTranslate();
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const { crumbs, title } = trailOf(pathname);
  const name = translate(title, { smart_count: 2 });
  const steps = crumbs.map(({ label, to }) => ({
    label,
    // A step that this account may not open is named without a link.
    to: to !== undefined && routeExists(to) ? to : undefined,
    text: translate(label, { smart_count: 2 }),
  }));
  // A group that is called like the page in it is not named twice.
  const shown = steps.filter(
    ({ to, text }, at) => to !== undefined || text !== (steps[at + 1]?.text ?? name),
  );
  const heading = useHeading();
  const atHome = pathname === '/';
  // The first page of a visit has none before it: then back leads one step up.
  const up = crumbs.findLast((crumb) => crumb.to)?.to ?? '/';
  const goBack = () => void (key === 'default' ? navigate(up) : navigate(-1));

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, flex: 1 }}>
      {!atHome && (
        <Tooltip title={translate('shell.back')}>
          <IconButton
            onClick={goBack}
            aria-label={translate('shell.back')}
            className="no-print"
            sx={{ ml: -1 }}
          >
            <ArrowBackRounded />
          </IconButton>
        </Tooltip>
      )}
      <Box sx={{ minWidth: 0 }}>
        {shown.length > 0 && (
          <Breadcrumbs
            className="no-print"
            aria-label={translate('shell.breadcrumb')}
            sx={{
              display: { xs: 'none', sm: 'block' },
              fontSize: '0.8125rem',
              lineHeight: 1.3,
              '& .MuiBreadcrumbs-separator': { mx: 0.75 },
            }}
          >
            {shown.map(({ label, to, text }) =>
              to ? (
                <Link
                  key={label}
                  component={RouterLink}
                  to={to}
                  underline="hover"
                  sx={{ color: 'text.secondary' }}
                >
                  {text}
                </Link>
              ) : (
                <Typography
                  key={label}
                  component="span"
                  sx={{ fontSize: 'inherit', color: 'text.secondary' }}
                >
                  {text}
                </Typography>
              ),
            )}
          </Breadcrumbs>
        )}
        <Typography
          variant="h1"
          ref={heading}
          tabIndex={-1}
          sx={{
            fontSize: { xs: '1.1875rem', md: '1.375rem' },
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            // The route's own name, where the page has not put its name in.
            [`& #${TITLE_ID}:not(:empty) + span`]: { display: 'none' },
          }}
        >
          <span id={TITLE_ID} />
          <span>{name}</span>
        </Typography>
      </Box>
    </Box>
  );
}
