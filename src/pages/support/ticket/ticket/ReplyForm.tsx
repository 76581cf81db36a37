import AttachFileRounded from '@mui/icons-material/AttachFileRounded';
import SendRounded from '@mui/icons-material/SendRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useActor } from '../../../../../authProvider/useSession.ts';
import { callApi } from '../../../../../dataProvider/index.ts';
import { DESCRIPTION_MAX } from '../../../../../resources/support/ticket/schema.ts';
import { replyToTicket, type TicketView } from '../../../../../resources/support/ticket/calls.ts';
import { useErrorText } from '../../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { UnsavedChangesGuard } from '../../../../forms/UnsavedChangesGuard.tsx';
import { FilePicker, useFiles } from '../../../../files/index.ts';
import { ticketsKey } from '../../../../parts/support/ticket/tickets.ts';
import { isPress } from '../../../../runtime/shortcuts/catalogue.ts';
import { useAriaKeys, useShortcutsOff } from '../../../../runtime/shortcuts/useShortcuts.ts';
import { useSubmission } from '../../../../runtime/submission/useSubmission.ts';
import { SubmissionError } from '../../../../components/SubmissionError.tsx';

/** Where the next message is written, or why none can be. */
export function ReplyForm({ ticket }: { readonly ticket: TicketView }) {
  const translate = useTranslate();
  const actor = useActor();
  // What was sent leaves an empty form behind.
  const [sent, setSent] = useState(0);
  if (ticket.operations.REPLY?.allowed)
    return <Form key={sent} id={ticket.id} isNext={sent > 0} onSent={() => setSent(sent + 1)} />;
  const why = actor?.isOperator ? (ticket.helpdeskUrl ? 'operatorReplies' : 'operatorSilent') : 'closed';
  return (
    <Alert severity="info" sx={{ m: 2 }}>
      {translate(`supportPages.ticket.${why}`)}
    </Alert>
  );
}

interface FormProps {
  readonly id: number;
  /** A message has just been sent: the next one may follow. */
  readonly isNext: boolean;
  readonly onSent: () => void;
}

function Form({ id, isNext, onSent }: FormProps) {
  const errorText = useErrorText();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const documents = useFiles();
  const field = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState('');
  const [withFiles, setWithFiles] = useState(false);
  const { run, isBusy, trouble, errors, refuse, dismiss } = useSubmission();
  const [off] = useShortcutsOff();
  const keys = useAriaKeys('sendReply');
  const say = useTexts('supportPages.ticket');
  const isDirty = message.trim() !== '' || documents.items.length > 0;
  const fileError = Object.entries(errors).find(([property]) => property.startsWith('attachments'))?.[1];

  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (message.trim() === '') {
      refuse({ message: 'MISSING_MESSAGE' });
      field.current?.focus();
      return;
    }
    if (documents.holdsForm()) return;
    await run(
      async () => {
        await callApi(replyToTicket, { params: { id }, body: { message, attachments: documents.ready } });
        notify('supportPages.ticket.sent', { type: 'success' });
        await queryClient.invalidateQueries({ queryKey: ticketsKey });
        onSent();
      },
      { leaves: true },
    );
  };

  return (
    <Box component="form" noValidate onSubmit={(event) => void send(event)} sx={{ px: 3, py: 2 }}>
      <UnsavedChangesGuard holds={isDirty} blocks={() => isDirty && !isBusy} />
      <SubmissionError trouble={trouble} alsoOfFields title={say('failed')} sx={{ mb: 1.5 }} />
      <TextField
        id="ticket-message"
        inputRef={field}
        autoFocus={isNext}
        label={say('message')}
        required
        multiline
        minRows={2}
        maxRows={8}
        value={message}
        onChange={({ target }) => {
          setMessage(target.value);
          dismiss('message');
        }}
        onKeyDown={(event) => {
          if (!off.includes('sendReply') && isPress('sendReply', event.nativeEvent)) void send(event);
        }}
        error={errors.message !== undefined}
        helperText={errors.message ? errorText(errors.message) : say('messageHint')}
        slotProps={{ htmlInput: { maxLength: DESCRIPTION_MAX } }}
      />
      {withFiles && (
        <Box sx={{ mb: 1.5 }}>
          <FilePicker files={documents} {...(fileError && { error: fileError })} />
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Button
          startIcon={<AttachFileRounded />}
          aria-expanded={withFiles}
          onClick={() => {
            if (withFiles) documents.clear();
            setWithFiles(!withFiles);
          }}
        >
          {say(withFiles ? 'detach' : 'attach')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          aria-keyshortcuts={keys}
          endIcon={<SendRounded />}
          loading={isBusy || documents.isReading}
          loadingPosition="end"
        >
          {say('send')}
        </Button>
      </Box>
    </Box>
  );
}
