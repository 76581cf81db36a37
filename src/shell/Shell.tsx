import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { InternalErrorPage } from '../pages/errors/InternalErrorPage.tsx';
import { Banners } from './Banners.tsx';
import { BottomBar } from './BottomBar.tsx';
import { HeaderActions } from './HeaderActions.tsx';
import { PageLoading } from './PageLoading.tsx';
import { Rail } from './Rail.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TitleBar } from './TitleBar.tsx';

/** The frame of the back office: menu, banners, title bar, the page, a line at its foot. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  return (
    <Box
      sx={{
        display: 'flex',
        minHeight: '100dvh',
        bgcolor: 'background.default',
        '@media print': { display: 'block', bgcolor: '#fff' },
      }}
    >
      <SkipLink />
      <Rail />
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
            '@media print': { position: 'static', borderBottom: 0 },
          })}
        >
          <Banners />
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 63, px: { xs: 2, md: 3 } }}>
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
          <ErrorBoundary resetKeys={[pathname]} FallbackComponent={InternalErrorPage}>
            <Suspense fallback={<PageLoading />}>{children}</Suspense>
          </ErrorBoundary>
        </Box>
        <Typography
          component="footer"
          className="no-print"
          sx={{ px: { xs: 2, md: 3 }, py: 1.5, fontSize: '0.8125rem', color: 'text.secondary' }}
        >
          {translate('shell.footer')}
        </Typography>
      </Box>
      <BottomBar />
    </Box>
  );
}
