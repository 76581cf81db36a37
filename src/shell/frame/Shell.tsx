import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, type ReactNode, memo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslate } from 'react-admin';
import { InternalErrorPage } from '../../components/errors/InternalErrorPage.tsx';
import { NotFoundPage } from '../../components/errors/NotFoundPage.tsx';
import { FrameContext, useFrameAddress } from '../../runtime/address/frameContext.ts';
import { lowWindow, mobileBelow } from '../../theme/layout.ts';
import { findPage } from '../../runtime/address/pageTable.ts';
import { Banners } from '../banners/Banners.tsx';
import { BottomBar } from '../menu/BottomBar.tsx';
import { HeaderActions } from '../header/HeaderActions.tsx';
import { Overlays } from './Overlays.tsx';
import { Tips } from './Tips.tsx';
import { PageLoading } from '../../components/page/PageLoading.tsx';
import { ReaderDigits } from '../palette/ReaderDigits.tsx';
import { Rail } from '../menu/Rail.tsx';
import { RecordNotices } from '../../parts/common/observation/RecordNotes.tsx';
import { SkipLinks } from '../header/SkipLinks.tsx';
import { TitleBar } from '../header/TitleBar.tsx';
import { useNewNotifications } from '../notifications/useNewNotifications.tsx';
import { useLive } from '../live/useLive.ts';
import { useLeftTrouble } from './useLeftTrouble.ts';
import { LicencesLink } from './LicencesLink.tsx';

/** Keeps the page up to date while it is open, and says what is new and what failed behind a closed dialog. */
const Live = memo(function Live() {
  useLive();
  useNewNotifications();
  useLeftTrouble();
  return null;
});

/** The frame of the back office: menu, banners, title bar, the page, a line at its foot. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const address = useFrameAddress();
  const { pathname } = address;
  const isNarrow = useMediaQuery(`(max-width: ${mobileBelow - 0.05}px)`, { noSsr: true });
  return (
    <FrameContext value={address}>
      <Box
        sx={{
          display: 'flex',
          minHeight: '100dvh',
          bgcolor: 'background.default',
          '@media print': { display: 'block', bgcolor: '#fff' },
        }}
      >
        <SkipLinks />
        {!isNarrow && <Rail />}
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            display: 'flex',
            flexDirection: 'column',
            pb: { xs: 'calc(60px + env(safe-area-inset-bottom))', md: 0 },
          }}
        >
          <Box
            component="header"
            sx={(theme) => ({
              position: 'sticky',
              top: 0,
              zIndex: 'appBar',
              bgcolor: 'background.default',
              borderBottom: `1px solid ${theme.palette.divider}`,
              [lowWindow]: { position: 'static' },
              '@media print': { position: 'static', borderBottom: 0, bgcolor: '#fff' },
            })}
          >
            <Banners />
            <Box
              sx={{
                // On a phone the page's name has a line of its own below what is always at hand.
                display: { xs: 'grid', sm: 'flex' },
                gridTemplate: "'back actions' 48px 'title title' auto / 1fr auto",
                alignItems: 'center',
                gap: { xs: 0, sm: 2 },
                minHeight: 63,
                px: { xs: 1.75, sm: 2, md: 3 },
              }}
            >
              <TitleBar />
              <HeaderActions />
            </Box>
          </Box>
          <Box
            component="main"
            id="main-content"
            tabIndex={-1}
            sx={{ flex: 1, width: '100%', maxWidth: 1680, px: { xs: 2, md: 3 }, py: { xs: 2, md: 2.5 } }}
          >
            <RecordNotices pathname={pathname} />
            <ErrorBoundary resetKeys={[pathname]} FallbackComponent={InternalErrorPage}>
              <Suspense fallback={<PageLoading />}>
                {findPage(pathname) ? children : <NotFoundPage />}
                <ReaderDigits />
              </Suspense>
            </ErrorBoundary>
          </Box>
          <Typography
            component="footer"
            className="no-print"
            sx={{
              px: { xs: 2, md: 3 },
              py: 1.5,
              fontSize: '0.8125rem',
              color: 'text.secondary',
              // Below a page that is still to come it would be seen to jump.
              'main:empty + &, main:has(.MuiSkeleton-root, [role=progressbar]) + &': {
                visibility: 'hidden',
              },
            }}
          >
            {translate('shell.footer')} · <LicencesLink />
          </Typography>
        </Box>
        {isNarrow && <BottomBar />}
        <Overlays />
        <Tips />
        <Live />
      </Box>
    </FrameContext>
  );
}
