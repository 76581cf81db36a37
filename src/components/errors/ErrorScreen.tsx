import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { PageTitle, TITLE_ID } from '../page/PageTitle.tsx';
import { SupportAddress } from './SupportAddress.tsx';
import { Illustration, type IllustrationName } from '../../theme/Illustration.tsx';

export type ErrorKind = 'notFound' | 'unauthorized' | 'generic' | 'internal' | 'offline' | 'noAnswer';

const DRAWING: Record<ErrorKind, IllustrationName> = {
  notFound: 'notFound',
  unauthorized: 'forbidden',
  generic: 'broken',
  internal: 'broken',
  offline: 'offline',
  noAnswer: 'offline',
};

/** Where trying again may help, it comes first; elsewhere the way home does. */
const AGAIN_FIRST: ReadonlySet<ErrorKind> = new Set(['generic', 'internal', 'offline', 'noAnswer']);

/** Where neither trying again nor another page may help. */
const WRITES_TO_SUPPORT: ReadonlySet<ErrorKind> = new Set(['unauthorized', 'generic', 'internal']);

const isFramed = (): boolean => document.getElementById(TITLE_ID) !== null;

interface ErrorScreenProps {
  readonly kind: ErrorKind;
  /** The title, in place of the general one. */
  readonly title?: string;
  /** The message, in place of the general one. */
  readonly message?: string | undefined;
  /** A line more, below the message. */
  readonly children?: ReactNode;
  /** The action of the "try again" button; fetches the page anew by default. */
  readonly onRefresh?: () => void;
  /** It is being tried again. */
  readonly isBusy?: boolean | undefined;
}

/** Something went wrong: what, and the ways on. It works without the back office around it, too. */
export function ErrorScreen({
  kind,
  title: given,
  message,
  children,
  onRefresh,
  isBusy = false,
}: ErrorScreenProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = given ?? translate(`shell.error.${kind}.title`);
  const againFirst = AGAIN_FIRST.has(kind);
  // In the back office the title bar has the heading; elsewhere the page needs its own.
  const [framed, setFramed] = useState(isFramed);
  // Drawn together with the frame, the title bar is there only now.
  useLayoutEffect(() => setFramed(isFramed()), []);

  useEffect(() => {
    if (framed) return;
    document.title = `${title} · ${translate('shell.product')}`;
    heading.current?.focus();
  }, [framed, title, translate]);

  // The first page of a visit has none before it: then back leads home.
  const back = () =>
    ((history.state as { idx?: number } | null)?.idx ?? 0) > 0 ? history.back() : void navigate('/');
  const again = (
    <Button
      key="again"
      variant={againFirst ? 'contained' : 'outlined'}
      loading={isBusy}
      onClick={onRefresh ?? (() => location.reload())}
    >
      {translate(onRefresh ? 'shell.error.again' : 'shell.error.refresh')}
    </Button>
  );
  // After a rendering error the router may not be able to navigate: then a plain link.
  const home = (
    <Button
      key="home"
      variant={againFirst ? 'outlined' : 'contained'}
      {...(kind === 'internal' ? { href: '/' } : { component: Link, to: '/' })}
    >
      {translate('shell.error.home')}
    </Button>
  );

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
        <>
          <PageTitle>{title}</PageTitle>
          {/* The title bar may have no room for all of it. */}
          <Typography aria-hidden sx={{ mt: 2, fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.25 }}>
            {title}
          </Typography>
        </>
      ) : (
        <Typography ref={heading} tabIndex={-1} variant="h1" sx={{ mt: 2 }}>
          {title}
        </Typography>
      )}
      <Typography
        role="status"
        sx={{ mt: 1.5, fontSize: '1.0625rem', maxWidth: '52ch', color: 'text.secondary', textWrap: 'pretty' }}
      >
        {message ?? translate(`shell.error.${kind}.text`)}
      </Typography>
      {children && (
        <Typography sx={{ mt: 1, fontSize: '0.9375rem', color: 'text.secondary' }}>{children}</Typography>
      )}
      {WRITES_TO_SUPPORT.has(kind) && <SupportAddress sx={{ mt: 1, color: 'text.secondary' }} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.25, mt: 3 }}>
        {againFirst ? [again, home] : [home]}
        <Button variant="outlined" onClick={back}>
          {translate('shell.error.back')}
        </Button>
        {!againFirst && again}
      </Box>
    </Box>
  );
}
