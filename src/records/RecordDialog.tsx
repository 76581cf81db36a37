import CloseRounded from '@mui/icons-material/CloseRounded';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { statusOf } from '../../dataProvider/client/callError.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { QueryError } from '../components/QueryError.tsx';

interface RecordDialogProps<Data> {
  /** The query that reads the record. */
  readonly query: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly isPending: boolean;
    readonly refetch: () => unknown;
  };
  /** Root of its texts: `close`, `loading`, and of a record that is not there `gone`, `goneText` and `back`. */
  readonly texts: string;
  /** The list that it stands over. */
  readonly backTo: string;
  readonly maxWidth: 'sm' | 'md';
  /** On screens narrower than this, in pixels, it is as large as the screen. */
  readonly fullScreenBelow: number;
  /** The least height in pixels, where it does not fill the screen: as high while it loads as most records are. */
  readonly height: number;
  /** Its heading. */
  readonly title: ReactNode;
  /** Its contents, once the record is read. */
  readonly children: (record: Data) => ReactNode;
  /** Below the contents, which scroll above it, once the record is read. */
  readonly footer?: ReactNode;
}

/** A record in a dialog over its list, under an address of its own: on its way, not there, or as it stands. */
export function RecordDialog<Data>(props: RecordDialogProps<Data>) {
  const { query, texts, backTo, maxWidth, fullScreenBelow, height, title, children, footer } = props;
  const translate = useTranslate();
  const navigate = useNavigate();
  const id = useId();
  const isNarrow = useMediaQuery(`(max-width: ${fullScreenBelow - 0.05}px)`, { noSsr: true });
  const close = () => void navigate(backTo);
  const say = (key: string) => translate(`${texts}.${key}`);
  const isGone = statusOf(query.error) === 404;
  const record = isGone ? undefined : query.data;
  return (
    <Dialog
      open
      onClose={close}
      fullScreen={isNarrow}
      maxWidth={maxWidth}
      fullWidth
      aria-labelledby={id}
      // The dialog has the focus only until the user moves it: it needs no focus ring.
      slotProps={{
        paper: {
          sx: {
            '&:focus-visible': { outline: 'none' },
            // As high while it is on its way as it will be: nothing jumps once it is there.
            ...(!isNarrow && !isGone && { minHeight: `min(${height}px, calc(100dvh - 64px))` }),
          },
        },
      }}
    >
      <DialogTitle id={id} component="div" sx={{ pr: 7, overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <IconButton aria-label={say('close')} onClick={close} sx={{ position: 'absolute', top: 12, right: 12 }}>
        <CloseRounded />
      </IconButton>
      <DialogContent dividers>
        {query.isPending && <LinearProgress aria-label={say('loading')} />}
        {isGone ? (
          <EmptyState drawing="unknown" title={say('gone')} text={say('goneText')}>
            <Button variant="outlined" onClick={close}>
              {say('back')}
            </Button>
          </EmptyState>
        ) : (
          <QueryError query={query} />
        )}
        {record && children(record)}
      </DialogContent>
      {record && footer}
    </Dialog>
  );
}
