import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';
import { publicHeader as en } from '../../../i18n/en/publicHeader.ts';
import { HTML_LANG } from '../../../i18n/locale.ts';
import { publicHeader as pt } from '../../../i18n/pt/publicHeader.ts';
import { useLanguage } from '../../runtime/language/LanguageProvider.tsx';
import { LicencesLink } from './LicencesLink.tsx';
import { NoticeLinks } from './NoticeLinks.tsx';

/** The width of public pages in pixels, as in src/public/public.css. */
const WIDTH = 640;

interface PublicPageProps {
  /** The heading, and the name of the tab. */
  readonly title: string;
  readonly children: ReactNode;
}

/** The head of the public forms, for the public pages that share parts with the back office. */
function Header({ say }: { readonly say: typeof pt | typeof en }) {
  const [language, choose] = useLanguage();
  const other = language === 'pt' ? 'en' : 'pt';
  return (
    <Box
      component="header"
      sx={({ palette: { colours } }) => ({
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        gap: '4px 12px',
        px: 2,
        py: 1.5,
        bgcolor: colours.strap,
        color: colours.onStrap,
        '& a, & button': { color: 'inherit', fontSize: '1rem', textDecoration: 'underline', py: 1 },
        '& button': { mx: 0.5, fontWeight: 700 },
        '& a.brand': { fontSize: '1.25rem', fontWeight: 750, textDecoration: 'none' },
        '& :focus-visible': { outlineColor: colours.brass },
      })}
    >
      <Box component="a" className="brand" href="/" sx={{ flex: { xs: 1, sm: 'none' } }}>
        {say.product}
      </Box>
      <Box
        component="span"
        sx={{ flex: { xs: '1 0 100%', sm: 1 }, order: { xs: 1, sm: 0 }, fontSize: '0.875rem' }}
      >
        {say.register}
      </Box>
      <ButtonBase lang={HTML_LANG[other]} onClick={() => choose(other)}>
        {say.otherLanguage}
      </ButtonBase>
      <a href="/auth">{say.signIn}</a>
    </Box>
  );
}

/** A page for everybody, outside the back office: the product, the language, what it is about. */
export function PublicPage({ title, children }: PublicPageProps) {
  const [language] = useLanguage();
  const say = language === 'en' ? en : pt;
  useEffect(() => {
    document.title = `${title} · ${say.product}`;
  }, [title, say]);
  return (
    <>
      <Header say={say} />
      <Box
        component="main"
        sx={{ maxWidth: WIDTH, mx: 'auto', p: 2, display: 'grid', gap: 2.5, minWidth: 0 }}
      >
        <Typography variant="h1" sx={{ fontSize: '1.625rem' }}>
          {title}
        </Typography>
        {children}
      </Box>
      <Box
        component="footer"
        sx={{
          maxWidth: WIDTH,
          mx: 'auto',
          p: 2,
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
    </>
  );
}
