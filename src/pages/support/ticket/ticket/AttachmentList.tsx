import AttachFileRounded from '@mui/icons-material/AttachFileRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { callApi } from '../../../../../dataProvider/index.ts';
import { getTicketAttachment, type TicketAttachment } from '../../../../../resources/support/ticket/calls.ts';
import { useUrlParam } from '../../../../runtime/address/useUrlParam.ts';
import { FilePreview, fileSize } from '../../../../files/index.ts';

interface AttachmentListProps {
  readonly ticketId: number;
  readonly attachments: readonly TicketAttachment[];
}

/** The files of a ticket or message; each opens over the page, and can be downloaded from there. */
export function AttachmentList({ ticketId, attachments }: AttachmentListProps) {
  const translate = useTranslate();
  const titleId = useId();
  const [open, setOpen] = useUrlParam(
    'file',
    attachments.map(({ id }) => `${id}`),
  );
  const shown = attachments.find(({ id }) => `${id}` === open);
  if (attachments.length === 0) return null;
  const nameOf = ({ title, filename }: TicketAttachment) => title ?? filename;
  return (
    <Box
      component="ul"
      aria-label={translate('supportPages.ticket.attachments')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, mt: 1, p: 0, listStyle: 'none' }}
    >
      {attachments.map((attachment) => (
        <Box component="li" key={attachment.id} sx={{ maxWidth: '100%' }}>
          <Chip
            icon={<AttachFileRounded />}
            label={`${nameOf(attachment)} · ${fileSize(attachment.size)}`}
            aria-label={translate('supportPages.ticket.preview', { name: nameOf(attachment) })}
            onClick={() => setOpen(`${attachment.id}`)}
            variant="outlined"
            size="small"
          />
        </Box>
      ))}
      {shown && (
        <Dialog open onClose={() => setOpen(null)} maxWidth="lg" fullWidth aria-labelledby={titleId}>
          <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
            {nameOf(shown)}
          </DialogTitle>
          <DialogContent>
            <FilePreview
              // Apart from what changes with every message: a file stays what it is.
              cacheKey={['ticketAttachment', ticketId, shown.id]}
              name={nameOf(shown)}
              load={(signal) =>
                callApi(getTicketAttachment, { params: { id: ticketId, attachmentId: shown.id } }, { signal })
              }
            />
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" autoFocus onClick={() => setOpen(null)}>
              {translate('supportPages.ticket.close')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Box>
  );
}
