import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { memo, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Logo } from '../../theme/Logo.tsx';
import { TITLE_ID } from '../../components/page/PageTitle.tsx';
import { useFrameNavigate, usePathname } from '../../runtime/address/frameContext.ts';
import { routeExists } from '../../runtime/address/routeExists.ts';
import { getBreadcrumb } from './breadcrumb.ts';
import { useHeading } from './useHeading.ts';

/** Whether the page before this one, if there is any, is none of the register's. */
const isFirst = (): boolean => ((history.state as { idx?: number } | null)?.idx ?? 0) === 0;

/** Where one is: the way back, the steps above, the page's name. */
export const TitleBar = memo(function TitleBar() {
  const translate = useTranslate();
  const pathname = usePathname();
  const navigate = useFrameNavigate();
  const { crumbs, title } = getBreadcrumb(pathname);
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
  const atHome = pathname === '/';
  // The first page of a visit has none before it: then back leads one step up.
  const up = crumbs.findLast((crumb) => crumb.to)?.to ?? '/';
  const goBack = () => navigate(isFirst() ? up : -1);

  return (
    <Box sx={{ display: { xs: 'contents', sm: 'flex' }, alignItems: 'center', gap: 1, minWidth: 0, flex: 1 }}>
      {atHome && (
        <Box
          className="no-print"
          sx={{ gridArea: 'back', display: { xs: 'flex', sm: 'none' }, color: 'primary.main' }}
        >
          <Logo size={26} />
        </Box>
      )}
      {!atHome && (
        <Tooltip title={translate('shell.back')}>
          <IconButton
            onClick={goBack}
            aria-label={translate('shell.back')}
            className="no-print"
            sx={{ gridArea: 'back', justifySelf: 'start', ml: -1 }}
          >
            <ArrowBackRounded />
          </IconButton>
        </Tooltip>
      )}
      <Box sx={{ gridArea: 'title', minWidth: 0, pb: { xs: 1, sm: 0 } }}>
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
        <Heading name={name} />
      </Box>
    </Box>
  );
});

/** The page's name. It follows the address alone: the rest of the bar is not drawn again when a list is sorted. */
const Heading = ({ name }: { readonly name: string }) => <HeadingText name={name} heading={useHeading()} />;

interface HeadingTextProps {
  readonly name: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

const HeadingText = memo(function HeadingText({ name, heading }: HeadingTextProps) {
  return (
    <Typography
      variant="h1"
      ref={heading}
      tabIndex={-1}
      sx={{
        fontSize: { xs: '1.0625rem', sm: '1.1875rem', md: '1.25rem', xl: '1.375rem' },
        lineHeight: 1.2,
        overflow: 'hidden',
        whiteSpace: { sm: 'nowrap' },
        // On a phone a long name has two lines.
        display: { xs: '-webkit-box', sm: 'block' },
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: '2',
        overflowWrap: 'anywhere',
        // Measured as soon as it is marked: with reduced motion every change is a transition, which ends a frame later.
        '&, & > span': { transitionProperty: 'none' },
        // What has no room in one line has two smaller ones: the bar stays as high as it is.
        '&[data-long]': {
          display: '-webkit-box',
          whiteSpace: 'normal',
          fontSize: { xs: '1.0625rem', sm: '0.9375rem' },
          lineHeight: { sm: 1.15 },
          letterSpacing: 0,
        },
        // The route's own name, where the page has not put its name in.
        [`& #${TITLE_ID}:not(:empty) + span`]: { display: 'none' },
      }}
    >
      <span id={TITLE_ID} />
      <span>{name}</span>
    </Typography>
  );
});
