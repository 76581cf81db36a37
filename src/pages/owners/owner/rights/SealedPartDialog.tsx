import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { callApi } from '../../../../../dataProvider/index.ts';
import type { AnswerOf } from '../../../../../resources/kit/call.ts';
import { showDate } from '../../../../../resources/numbers/dates.ts';
import { MAX_REASON, readSealedOwner } from '../../../../../resources/owners/ownerRights/calls.ts';
import { spaced } from '../../../../../resources/numbers/spaced.ts';
import { SubmissionAlert } from '../../../../forms/SubmissionAlert.tsx';
import { SubmissionText } from '../../../../forms/dialogs/SubmissionText.tsx';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../../runtime/submission/useSubmission.ts';

type Sealed = AnswerOf<typeof readSealedOwner>;

/** The fields of the identity that have texts, in the order in which they are read. */
const IDENTITY = [
  'name',
  'vatNumber',
  'idCard',
  'passport',
  'responsible',
  'address',
  'postalCode',
  'locality',
] as const;

const HEADING = { fontSize: '0.9375rem', fontWeight: 600 } as const;

/** The sealed data of an erased owner. */
function Contents({ sealed }: { readonly sealed: Sealed }) {
  const translate = useTranslate();
  const say = useTexts('ownerErasurePages.sealed');
  return (
    <Box sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere' }} aria-live="polite">
      <Typography sx={{ color: 'text.secondary' }}>
        {say('until', { date: showDate(sealed.keptUntil) })}
      </Typography>
      <Box>
        <Typography variant="h3" sx={HEADING}>
          {say('records')}
        </Typography>
        {sealed.records.map((record) => (
          <Box key={String(record.id)} component="ul" sx={{ m: 0, pl: 2.5 }}>
            {IDENTITY.filter((name) => record[name]).map((name) => (
              <li key={name}>
                {`${translate(`resources.owner.fields.${name}`)}: `}
                <strong>{String(record[name])}</strong>
              </li>
            ))}
          </Box>
        ))}
      </Box>
      {sealed.animals.length > 0 && (
        <Box>
          <Typography variant="h3" sx={HEADING}>
            {say('animals')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {sealed.animals.map(({ id, transponder, status }) => (
              <li key={String(id)}>
                {`${spaced(String(transponder))} · ${translate(`resources.animal.choices.status.${String(status)}`)}`}
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

interface SealedPartDialogProps {
  readonly ownerId: number;
  readonly onClose: () => void;
}

/** Asks for a reason, and shows what the law keeps of an erased owner. */
export function SealedPartDialog({ ownerId, onClose }: SealedPartDialogProps) {
  const submission = useSubmission();
  const [reason, setReason] = useState('');
  const [sealed, setSealed] = useState<Sealed | null>(null);
  const say = useTexts('ownerErasurePages.sealed');
  const read = () =>
    void submission.run(async () => {
      setSealed(await callApi(readSealedOwner, { params: { id: ownerId }, body: { reason: reason.trim() } }));
    });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="sealed-title">
      <DialogTitle id="sealed-title">{say('title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <SubmissionAlert
          trouble={submission.trouble}
          fields={['reason']}
          onAgain={read}
          isBusy={submission.isBusy}
        />
        {sealed ? (
          <Contents sealed={sealed} />
        ) : (
          <>
            <Typography>{say('text')}</Typography>
            <SubmissionText
              submission={submission}
              name="reason"
              module="owner"
              label={say('reason')}
              help=" "
              text={reason}
              onText={setReason}
              required
              autoFocus
              max={MAX_REASON}
            />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {say('close')}
        </Button>
        {!sealed && (
          <Button variant="contained" loading={submission.isBusy} onClick={read}>
            {say('show')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
