import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { VALIDATIONS, type AnyRequest } from '../../../resources/kit/request.ts';
import { requestOperations } from '../../../resources/common/request/operations.ts';
import { callOperation } from '../../operations/callOperation.ts';
import type { RequestRecord } from '../requestRow.ts';
import { useRequestTexts, useRequestType } from '../requestType.ts';
import { useHistoryState } from '../../runtime/address/historyState.ts';
import { useSubmission } from '../../runtime/submission/useSubmission.ts';
import { SubmissionDialog } from '../../forms/dialogs/SubmissionDialog.tsx';
import { givenReason, noReason, type Reason } from './reason.ts';
import { DecisionFields, useDecisionFields } from './DecisionFields.tsx';
import { ReasonFields } from './ReasonFields.tsx';

export type DecisionAction = 'ACCEPTED' | 'REJECTED' | 'MORE_INFORMATION_NEEDED' | 'CANCEL';

/** Returns the decisions that the user can take on a request. */
export const availableDecisions = (
  request: RequestRecord | undefined,
  { request: { decisionsOf } }: AnyRequest,
): readonly DecisionAction[] => [
  ...(request?.operations.DECIDE?.allowed ? (decisionsOf?.(request) ?? VALIDATIONS) : []),
  ...(request?.operations.CANCEL?.allowed ? (['CANCEL'] as const) : []),
];

/** Roots of the texts of each. */
const WORDS = {
  ACCEPTED: { title: 'acceptTitle', text: 'acceptText', confirm: 'accept' },
  REJECTED: { title: 'rejectTitle', text: 'rejectText', confirm: 'reject' },
  MORE_INFORMATION_NEEDED: { title: 'moreTitle', text: 'moreText', confirm: 'moreInformation' },
  CANCEL: { title: 'cancelTitle', text: 'cancelText', confirm: 'cancel' },
} as const;

interface DecisionDialogProps {
  readonly request: RequestRecord;
  /** Values for the texts: what the request is called, and more that its type names. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly action: DecisionAction;
  readonly onClose: () => void;
  /** It is decided: the server has said so. */
  readonly onDone: (action: DecisionAction) => void;
}

/** Asks once more, with a reason where one is owed, and sends the decision. */
export function DecisionDialog({ request, values, action, onClose, onDone }: DecisionDialogProps) {
  const translate = useTranslate();
  // Kept with the page until the decision is sent: Escape and a reload do not lose what has been worded.
  const [kept, setReason] = useHistoryState<Reason>(`reason ${action} ${request.id}`);
  const reason = kept ?? noReason;
  const [isOwed, setOwed] = useState(false);
  const submission = useSubmission();
  const module = useRequestType();
  const text = useRequestTexts();
  const needsReason = action === 'REJECTED' || action === 'MORE_INFORMATION_NEEDED';
  const words = WORDS[action];
  const wording = action === 'CANCEL' ? undefined : module.request.wordingOf?.(request);
  const fields = useDecisionFields(action === 'ACCEPTED' ? module.request.decisionFields : {});
  const say = (key: string) => text(`page.${wording?.[key] ?? key}`, values);

  const send = () => {
    const [decide, cancel] = requestOperations(module);
    return action === 'CANCEL'
      ? callOperation(cancel!, request, {})
      : callOperation(decide!, request, {
          validation: action,
          ...givenReason(reason),
          ...fields.given(),
        });
  };

  const confirm = () => {
    if (needsReason && reason.text.trim() === '') {
      setOwed(true);
      document.getElementById('reason-text')?.focus();
      return;
    }
    // A file that would be left out is shown instead.
    if (fields.documents.holdsForm()) return;
    void submission.run(
      async () => {
        try {
          await send();
        } catch (failure) {
          fields.takeRefusal(failure);
          throw failure;
        }
        setReason(null);
        onDone(action);
      },
      { leaves: true },
    );
  };

  return (
    <SubmissionDialog
      submission={submission}
      title={say(words.title)}
      confirm={say(words.confirm)}
      {...(action === 'CANCEL' && { cancel: translate('kit.requests.page.keep') })}
      onSend={confirm}
      onClose={onClose}
      danger={
        action === 'REJECTED' || action === 'CANCEL' || (action === 'ACCEPTED' && module.request.isFinal)
      }
      isForm={needsReason || fields.isAsked}
      // What it asks for with an acceptance may be left out. One that is final has the safe answer in the focus.
      isChosen={action === 'ACCEPTED' && !module.request.isFinal}
    >
      <Typography>{say(words.text)}</Typography>
      {fields.isAsked && <DecisionFields fields={fields} errors={submission.errors} />}
      {needsReason && (
        <ReasonFields validation={action} reason={reason} onChange={setReason} isOwed={isOwed} />
      )}
    </SubmissionDialog>
  );
}
