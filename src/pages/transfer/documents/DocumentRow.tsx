import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useErrorText } from '../../../shell/useErrorText.ts';
import { fileSize } from './fileSize.ts';
import type { PickedDocument } from './useDocuments.ts';

interface DocumentRowProps {
  readonly document: PickedDocument;
  readonly onRemove: () => void;
  readonly onAgain: () => void;
}

/** One chosen file: its name, its size, how it stands. */
export function DocumentRow({ document: { file, state, error }, onRemove, onAgain }: DocumentRowProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const refused = state === 'REFUSED';
  return (
    <Box
      component="li"
      sx={({ palette }) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        px: 1.5,
        py: 0.75,
        borderRadius: '9px',
        border: `1px solid ${refused ? palette.colours.tones.bad.line : palette.colours.line}`,
        bgcolor: refused ? palette.colours.tones.bad.ground : 'background.paper',
      })}
    >
      {refused ? (
        <ErrorRounded color="error" fontSize="small" aria-hidden />
      ) : (
        <CheckCircleRounded color={state === 'READY' ? 'success' : 'disabled'} fontSize="small" aria-hidden />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>
          {file.name}
        </Typography>
        <Typography variant="caption" sx={{ color: refused ? 'error.main' : 'text.secondary' }}>
          {refused && error ? errorText(error) : fileSize(file.size)}
        </Typography>
        {state === 'READING' && <LinearProgress aria-label={file.name} />}
      </Box>
      {error === 'ERROR_UPLOADING' && (
        <Button size="small" onClick={onAgain}>
          {translate('kit.fields.upload.again')}
        </Button>
      )}
      <IconButton
        size="small"
        onClick={onRemove}
        aria-label={translate('kit.fields.upload.remove', { filename: file.name })}
      >
        <CloseRounded fontSize="small" />
      </IconButton>
    </Box>
  );
}
