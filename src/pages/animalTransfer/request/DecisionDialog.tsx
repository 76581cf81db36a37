import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import {
  cancelTransfer,
  decideTransfer,
  type TransferView,
} from '../../../../resources/animalTransfer/calls.ts';
import { useErrorText } from '../../../parts/page/useErrorText.ts';
import { ConfirmDialog } from '../../../views/form/ConfirmDialog.tsx';
import { givenReason, noReason, type Reason } from './reason.ts';
import { ReasonFields } from './ReasonFields.tsx';

export type Deed = 'ACCEPTED' | 'REJECTED' | 'MORE_INFORMATION_NEEDED' | 'CANCEL';

/** What may be done about a request by whoever looks at it. */
export const deedsOf = (transfer: TransferView | undefined): readonly Deed[] => [
  ...(transfer?.operations.DECIDE?.allowed
    ? (['ACCEPTED', 'REJECTED', 'MORE_INFORMATION_NEEDED'] as const)
    : []),
  ...(transfer?.operations.CANCEL?.allowed ? (['CANCEL'] as const) : []),
];

/** Roots of the texts of each. */
const WORDS = {
  ACCEPTED: { title: 'acceptTitle', text: 'acceptText', confirm: 'accept' },
  REJECTED: { title: 'rejectTitle', text: 'rejectText', confirm: 'reject' },
  MORE_INFORMATION_NEEDED: { title: 'moreTitle', text: 'moreText', confirm: 'moreInformation' },
  CANCEL: { title: 'cancelTitle', text: 'cancelText', confirm: 'cancel' },
} as const;

interface DecisionDialogProps {
  readonly transfer: TransferView;
  readonly deed: Deed;
  readonly onClose: () => void;
  /** It is decided: the server has said so. */
  readonly onDone: (deed: Deed) => void;
}

/** Asks once more, with a reason where one is owed, and sends the decision. */
export function DecisionDialog({ transfer, deed, onClose, onDone }: DecisionDialogProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [reason, setReason] = useState<Reason>(noReason);
  const [isOwed, setOwed] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const { id, version, animal, currentOwner, newOwner } = transfer;
  const needsReason = deed === 'REJECTED' || deed === 'MORE_INFORMATION_NEEDED';
  const words = WORDS[deed];
  const say = (key: string) =>
    translate(`transferPages.request.${key}`, {
      name: animal.name,
      from: currentOwner.name,
      to: newOwner.name ?? '',
    });

  const send = () =>
    deed === 'CANCEL'
      ? callApi(cancelTransfer, { params: { id }, body: { version } })
      : callApi(decideTransfer, {
          params: { id },
          body: { validation: deed, version, ...givenReason(reason) },
        });

  const confirm = async () => {
    if (needsReason && reason.text.trim() === '') {
      setOwed(true);
      document.getElementById('reason-text')?.focus();
      return;
    }
    setBusy(true);
    setFailure(undefined);
    try {
      await send();
      onDone(deed);
    } catch (refusal) {
      setFailure(refusal);
      setBusy(false);
    }
  };

  return (
    <ConfirmDialog
      open
      title={say(words.title)}
      confirm={say(words.confirm)}
      cancel={translate(deed === 'CANCEL' ? 'transferPages.request.keep' : 'kit.form.cancel')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      danger={deed === 'REJECTED' || deed === 'CANCEL'}
      busy={busy}
    >
      {failure !== undefined && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {errorText(failure)}
        </Alert>
      )}
      <Typography sx={{ mb: needsReason ? 2 : 0 }}>{say(words.text)}</Typography>
      {needsReason && <ReasonFields validation={deed} reason={reason} onChange={setReason} isOwed={isOwed} />}
    </ConfirmDialog>
  );
}
