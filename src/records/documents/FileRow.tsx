import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import DescriptionRounded from '@mui/icons-material/DescriptionRounded';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import ImageRounded from '@mui/icons-material/ImageRounded';
import PictureAsPdfRounded from '@mui/icons-material/PictureAsPdfRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { dayIn, showDate, showDay } from '../../../resources/numbers/dates.ts';
import { useTimezone } from '../../fields/index.ts';
import { useUrlParam } from '../../runtime/address/useUrlParam.ts';
import { FilePreview, fileSize, saveFile } from '../../files/index.ts';
import { loadDocument, type ListedDocument } from './useDocumentList.ts';
import { useNotifiedSubmission } from '../../runtime/submission/useNotifiedSubmission.ts';

interface FileRowProps {
  readonly file: ListedDocument;
  /** Shows the kind of record that it belongs to, where a list has several. */
  readonly showsKind?: boolean;
  /** Left out where this account may not delete. */
  readonly onRemove?: (() => void) | undefined;
}

/** One document: what it is, whose, and what can be done with it. It opens in a dialog. */
export function FileRow({ file, showsKind = false, onRemove }: FileRowProps) {
  const translate = useTranslate();
  const timezone = useTimezone();
  const titleId = useId();
  const [open, setOpen] = useUrlParam('file', [`${file.id}`]);
  const { run, isBusy } = useNotifiedSubmission();
  const name = file.title ?? file.filename;
  const expired = file.expirationDate !== null && file.expirationDate < dayIn(timezone);
  const Icon = file.type.startsWith('image/')
    ? ImageRounded
    : file.type === 'application/pdf'
      ? PictureAsPdfRounded
      : DescriptionRounded;
  const added = { date: showDay(file.creationTimestamp, timezone), name: file.creationUser?.name ?? '' };
  const about = [
    showsKind && translate(`filePages.kind.${file.documentType}`),
    fileSize(file.size),
    translate(`filePages.${file.creationUser ? 'addedBy' : 'added'}`, added),
    file.expirationDate &&
      translate(`filePages.${expired ? 'expired' : 'validUntil'}`, { date: showDate(file.expirationDate) }),
  ];

  const download = () => run(async () => saveFile(await loadDocument(file.id)));

  return (
    <Box component="li" sx={{ px: 2, py: 1.25, '& + li': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Icon aria-hidden sx={{ color: 'text.secondary' }} />
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {about.filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: 'auto' }}>
          {!file.isDirectDownload && !expired && (
            <Button
              size="small"
              aria-haspopup="dialog"
              aria-label={translate('kit.fields.upload.preview', { filename: name })}
              onClick={() => setOpen(`${file.id}`)}
            >
              {translate('kit.form.view')}
            </Button>
          )}
          <Tooltip title={translate('filePages.download')}>
            <IconButton
              size="small"
              disabled={isBusy || expired}
              aria-label={translate('kit.fields.upload.download', { filename: name })}
              onClick={() => void download()}
            >
              <DownloadRounded fontSize="small" />
            </IconButton>
          </Tooltip>
          {onRemove && (
            <Tooltip title={translate('kit.form.delete')}>
              <IconButton
                size="small"
                color="error"
                aria-label={translate('kit.fields.upload.delete', { filename: name })}
                onClick={onRemove}
              >
                <DeleteOutlineRounded fontSize="small" />
              </IconButton>
            </Tooltip>
          )}
        </Box>
      </Box>
      {open && (
        <Dialog open onClose={() => setOpen(null)} fullWidth maxWidth="md" aria-labelledby={titleId}>
          <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </DialogTitle>
          <DialogContent>
            <FilePreview
              cacheKey={['document', file.id]}
              name={name}
              load={(signal) => loadDocument(file.id, signal)}
            />
          </DialogContent>
          <DialogActions>
            <Button
              variant="outlined"
              aria-label={translate('filePages.closeFile', { filename: name })}
              onClick={() => setOpen(null)}
            >
              {translate('kit.form.close')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Box>
  );
}
