import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { PageTitle, TITLE_ID } from '../../shell/PageTitle.tsx';
import { Illustration, type IllustrationName } from '../../theme/Illustration.tsx';

export type ErrorKind = 'notFound' | 'unauthorized' | 'generic' | 'internal' | 'offline';

const DRAWING: Record<ErrorKind, IllustrationName> = {
  notFound: 'notFound',
  unauthorized: 'forbidden',
  generic: 'broken',
  internal: 'broken',
  offline: 'offline',
};

interface ErrorScreenProps {
  readonly kind: ErrorKind;
  /** What exactly happened, in place of the general words. */
  readonly message?: string | undefined;
  /** More ways on, after the usual ones. */
  readonly children?: ReactNode;
  /** Trying again is of no use where nothing is. */
  readonly refresh?: boolean;
}

/** Something went wrong: what, and the ways on. It works without the back office around it, too. */
export function ErrorScreen({ kind, message, children, refresh = false }: ErrorScreenProps) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = translate(`shell.error.${kind}.title`);
  // In the back office the title bar has the heading; elsewhere the page needs its own.
  const framed = document.getElementById(TITLE_ID) !== null;

  useEffect(() => {
    if (framed) return;
    document.title = `${title} · ${translate('shell.product')}`;
    heading.current?.focus();
  }, [framed, title, translate]);

  return (
    <Box
      component={framed ? 'div' : 'main'}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        px: 3,
        py: { xs: 5, md: 8 },
      }}
    >
      <Illustration name={DRAWING[kind]} width={260} />
      {framed ? (
        <PageTitle>{title}</PageTitle>
      ) : (
        <Typography ref={heading} tabIndex={-1} variant="h1" sx={{ mt: 2 }}>
          {title}
        </Typography>
      )}
      <Typography
        sx={{ mt: 1.5, fontSize: '1.0625rem', maxWidth: '52ch', color: 'text.secondary', textWrap: 'pretty' }}
      >
        {message ?? translate(`shell.error.${kind}.text`)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.25, mt: 3 }}>
        {refresh && (
          <Button variant="contained" onClick={() => location.reload()}>
            {translate('shell.error.refresh')}
          </Button>
        )}
        {/* A page that has fallen over may not be able to navigate by itself: then a plain link. */}
        <Button
          variant={refresh ? 'outlined' : 'contained'}
          {...(refresh ? { href: '/' } : { component: Link, to: '/' })}
        >
          {translate('shell.error.home')}
        </Button>
        <Button variant="outlined" onClick={() => history.back()}>
          {translate('shell.error.back')}
        </Button>
        {children}
      </Box>
    </Box>
  );
}
