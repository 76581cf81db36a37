import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Logo } from '../../theme/Logo.tsx';
import { LicencesLink } from './LicencesLink.tsx';
import { NoticeLinks } from './NoticeLinks.tsx';
import { LanguageSwitch } from '../header/LanguageSwitch.tsx';

interface PublicPageProps {
  /** The heading, and the name of the tab. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A page for everybody, outside the back office: the product, the language, what it is about. */
export function PublicPage({ title, children }: PublicPageProps) {
  const translate = useTranslate();
  const product = translate('shell.product');
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
  return (
    <Box sx={{ maxWidth: 680, mx: 'auto', p: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5 }}>
      <Box
        component="header"
        sx={{ display: 'flex', alignItems: 'center', gap: 1.25, color: 'primary.main' }}
      >
        <Box
          component="a"
          href="/"
          sx={{ display: 'flex', alignItems: 'center', gap: 1.25, color: 'inherit', textDecoration: 'none' }}
        >
          <Logo size={32} />
          <Typography component="span" sx={{ fontSize: '1.25rem', fontWeight: 750, color: 'text.primary' }}>
            {product}
          </Typography>
        </Box>
        <Box sx={{ ml: 'auto' }}>
          <LanguageSwitch />
        </Box>
      </Box>
      <Box component="main" sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
        <Typography variant="h1">{title}</Typography>
        {children}
      </Box>
      <Box
        component="footer"
        sx={{
          mt: 2,
          pt: 2,
          borderTop: 1,
          borderColor: 'divider',
          display: 'flex',
          flexWrap: 'wrap',
          gap: '4px 20px',
        }}
      >
        <NoticeLinks />
        <LicencesLink />
      </Box>
    </Box>
  );
}
