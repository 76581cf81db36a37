import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { callApi, codeOf, type ErrorBody } from '../../../../dataProvider/index.ts';
import { decideTransfers } from '../../../../resources/animalTransfer/calls.ts';
import { spaced } from '../../../parts/transponder/spaced.ts';
import { useErrorText } from '../../../parts/page/useErrorText.ts';
import { ConfirmDialog } from '../../../views/form/ConfirmDialog.tsx';
import { ReasonFields } from '../request/ReasonFields.tsx';
import { givenReason, noReason, type Reason } from '../request/reason.ts';
import type { TransferRow } from '../../../parts/transfer/transferRow.ts';

interface BulkDialogProps {
  readonly validation: 'ACCEPTED' | 'REJECTED';
  readonly ids: readonly number[];
  readonly onClose: () => void;
  /** The decision is stored, and can be taken back for some seconds. */
  readonly onStored: () => void;
}

/**
 * Names what is decided first, then stores the decision in one act: for all or for none. Where some stand against it, each is named with
 * its reason, and the others can be decided without them.
 */
export function BulkDialog({ validation, ids: asked, onClose, onStored }: BulkDialogProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { data = [], onSelect, onUnselectItems } = useListContext<TransferRow>();
  const [ids, setIds] = useState(asked);
  const [against, setAgainst] = useState<ReadonlyMap<number, string>>(new Map());
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState<Reason>(noReason);
  const [isOwed, setOwed] = useState(false);
  const isAccept = validation === 'ACCEPTED';
  const say = (key: string, options?: Record<string, unknown>) =>
    translate(`transferPages.bulk.${key}`, options);

  const decide = async () => {
    if (!isAccept && reason.text.trim() === '') return setOwed(true);
    setBusy(true);
    setRefused(undefined);
    try {
      const body = { animalTransferIds: [...ids], validation, ...(isAccept ? {} : givenReason(reason)) };
      await callApi(decideTransfers, { body });
      onUnselectItems();
      await queryClient.invalidateQueries({ queryKey: ['delayedDecisions'] });
      onClose();
      onStored();
    } catch (failure) {
      const { errors } = ((failure as { body?: ErrorBody | null }).body ?? {}) as ErrorBody;
      const found = Object.entries(errors ?? {}).flatMap(([path, code]) => {
        const at = /^animalTransferIds\.(\d+)$/.exec(path)?.[1];
        const id = at === undefined ? undefined : ids[Number(at)];
        return id === undefined ? [] : [[id, code] as const];
      });
      if (found.length === 0) return setRefused(codeOf(failure));
      const failing = new Map([...against, ...found]);
      const rest = ids.filter((id) => !failing.has(id));
      setAgainst(failing);
      setIds(rest);
      onSelect(rest);
      void queryClient.invalidateQueries({ queryKey: ['transfers'] });
    } finally {
      setBusy(false);
    }
    return undefined;
  };

  const nameOf = (id: number) => {
    const row = data.find((one) => one.id === id);
    return row ? `${row.animalName ?? ''} ${spaced(row.transponder)}` : say('request', { id });
  };
  return (
    <ConfirmDialog
      open
      title={say(isAccept ? 'acceptTitle' : 'rejectTitle', { smart_count: ids.length })}
      confirm={translate(`transferPages.queue.${isAccept ? 'accept' : 'reject'}`)}
      cancel={translate('kit.form.cancel')}
      onConfirm={() => void decide()}
      onCancel={onClose}
      danger={!isAccept}
      busy={busy}
      disabled={ids.length === 0}
    >
      {refused && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {errorText(refused)}
        </Alert>
      )}
      {against.size > 0 && (
        <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
          <AlertTitle>{say('failures', { smart_count: against.size })}</AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
            {[...against].map(([id, code]) => (
              <li key={id}>
                <Link component={RouterLink} to={`/transfers/${id}`} color="inherit">
                  {nameOf(id)}
                </Link>
                {`: ${errorText(code)}`}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      <Box component="ul" sx={{ m: 0, mb: 1.5, pl: 2.25, maxHeight: 220, overflowY: 'auto' }}>
        {ids.map((id) => (
          <li key={id}>{nameOf(id)}</li>
        ))}
      </Box>
      <Typography sx={{ mb: isAccept ? 0 : 2 }}>{say(isAccept ? 'acceptText' : 'rejectText')}</Typography>
      {!isAccept && (
        <ReasonFields validation="REJECTED" reason={reason} onChange={setReason} isOwed={isOwed} />
      )}
    </ConfirmDialog>
  );
}
