import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { ImpersonationBanner } from '../../../parts/access/session/ImpersonationBanner.tsx';
import { Logo } from '../../../theme/Logo.tsx';
import { AuthFooter } from './AuthFooter.tsx';
import { BrandPanel } from './signIn/BrandPanel.tsx';

interface AuthLayoutProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Wide enough for lists and long texts. */
  readonly wide?: boolean;
}

/** The calm frame of everything before the register: a strap on one side, one task on the other. */
export function AuthLayout({ title, children, wide = false }: AuthLayoutProps) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    document.title = `${title} · ${translate('shell.product')}`;
  }, [title, translate]);

  // A step that follows another starts at its heading; the first field of a form may claim the focus for itself.
  useEffect(() => {
    if (!document.activeElement || document.activeElement === document.body) heading.current?.focus();
  }, [title, pathname]);

  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh', bgcolor: 'background.paper' }}>
      <BrandPanel />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <ImpersonationBanner />
        <Box
          component="header"
          sx={{
            display: { xs: 'flex', md: 'none' },
            alignItems: 'center',
            gap: 1.25,
            px: 3,
            pt: 3,
            color: 'primary.main',
          }}
        >
          <Box
            component="a"
            href="/"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.25,
              color: 'inherit',
              textDecoration: 'none',
            }}
          >
            <Logo size={32} />
            <Typography component="span" sx={{ fontSize: '1.25rem', fontWeight: 750, color: 'text.primary' }}>
              {translate('shell.product')}
            </Typography>
          </Box>
        </Box>
        <Box
          component="main"
          sx={{
            flex: 1,
            width: '100%',
            maxWidth: wide ? 680 : 420,
            mx: 'auto',
            px: 3,
            py: { xs: 4, md: 6 },
            display: 'flex',
            flexDirection: 'column',
            justifyContent: { xs: 'flex-start', md: 'center' },
          }}
        >
          <Typography
            variant="h1"
            ref={heading}
            tabIndex={-1}
            sx={{ mb: 2.5, fontSize: { xs: '1.625rem', md: '1.75rem' } }}
          >
            {title}
          </Typography>
          {children}
        </Box>
        <AuthFooter />
      </Box>
    </Box>
  );
}
