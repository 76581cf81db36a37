import CloseRounded from '@mui/icons-material/CloseRounded';
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import KeyboardArrowUpRounded from '@mui/icons-material/KeyboardArrowUpRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { MAX_TITLE } from '../../../resources/common/document/limits.ts';
import { useTexts } from '../../runtime/language/useTexts.ts';
import type { UploadItem } from '../core/types.ts';
import { fileSize } from './fileSize.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { uploadErrorText } from './uploadError.ts';
import type { Files } from './useFiles.ts';

interface FileRowProps {
  readonly item: UploadItem;
  readonly files: Files;
  /** A title may be given to it. */
  readonly titled?: boolean;
}

/** Percent of a file that has left this device. */
const percent = (progress: number): number => Math.round(progress * 100);

/** One chosen file: its picture, its name, how it stands, and what can be done with it. */
export function FileRow({ item, files, titled = false }: FileRowProps) {
  const translate = useTranslate();
  const { key, file, title, state, progress, error, shrunk } = item;
  const say = useTexts('filePages.picker', { filename: file.name });
  const isBad = state === 'REFUSED' || state === 'FAILED';
  const isSending = state === 'SENDING';
  const at = files.items.indexOf(item);
  const standing = {
    READING: say('reading'),
    READY: files.sendsAlone ? say('waiting') : undefined,
    SENDING: progress < 1 ? say('sending', { percent: percent(progress) }) : say('saving'),
    DONE: say('sent'),
    FAILED: error && uploadErrorText(translate, error, files.rules),
    REFUSED: error && uploadErrorText(translate, error, files.rules),
  }[state];
  const about = isBad ? [standing] : [fileSize(file.size), shrunk && say('shrunk'), standing];
  const canMove = files.items.length > 1 && state === 'READY' && !files.isSending;

  return (
    <Box
      component="li"
      data-file={key}
      sx={({ palette }) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.25,
        px: 1.25,
        py: 0.75,
        borderRadius: '9px',
        border: `1px solid ${isBad ? palette.colours.tones.bad.line : palette.colours.line}`,
        bgcolor: isBad ? palette.colours.tones.bad.ground : 'background.paper',
      })}
    >
      <Thumbnail file={file} />
      <Box sx={{ flex: '1 1 100px', minWidth: 0 }}>
        <Typography noWrap title={file.name} sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>
          {file.name}
        </Typography>
        <Typography
          variant="caption"
          sx={{
            display: 'block',
            color: isBad ? 'error.main' : 'text.secondary',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {about.filter(Boolean).join(' · ')}
        </Typography>
        {(isSending || state === 'READING') && (
          <LinearProgress
            aria-label={file.name}
            sx={{ mt: 0.5, borderRadius: 2 }}
            {...(isSending && progress < 1
              ? { variant: 'determinate' as const, value: percent(progress) }
              : {})}
          />
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.25, ml: 'auto' }}>
        {state === 'FAILED' && (
          <Button size="small" aria-label={say('againLabel')} onClick={() => void files.retry(key)}>
            {say('again')}
          </Button>
        )}
        {canMove && (
          <>
            <IconButton
              size="small"
              disabled={at === 0}
              aria-label={say('up')}
              onClick={() => files.move(key, -1)}
            >
              <KeyboardArrowUpRounded fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              disabled={at === files.items.length - 1}
              aria-label={say('down')}
              onClick={() => files.move(key, 1)}
            >
              <KeyboardArrowDownRounded fontSize="small" />
            </IconButton>
          </>
        )}
        {state !== 'DONE' && (
          <IconButton
            size="small"
            aria-label={
              isSending ? say('cancel') : translate('kit.fields.upload.remove', { filename: file.name })
            }
            onClick={() => (isSending ? files.cancel(key) : files.remove(key))}
          >
            <CloseRounded fontSize="small" />
          </IconButton>
        )}
      </Box>
      {titled && (state === 'READY' || state === 'FAILED') && (
        <TextField
          size="small"
          margin="none"
          hiddenLabel
          value={title}
          onChange={(event) => files.setTitle(key, event.target.value)}
          disabled={files.isSending}
          sx={{ flex: '1 1 100%', mb: 0.5 }}
          slotProps={{
            htmlInput: { 'aria-label': say('title'), maxLength: MAX_TITLE },
            input: { placeholder: say('titleHint') },
          }}
        />
      )}
    </Box>
  );
}
