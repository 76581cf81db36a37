import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { callApi } from '../../../../../dataProvider/index.ts';
import { logSessionId, lastActions } from '../../../../../dataProvider/client/userActions.ts';
import type { TicketCategory } from '../../../../../resources/support/ticket/schema.ts';
import { ticketsKey } from '../tickets.ts';
import { useSubmission } from '../../../../runtime/submission/useSubmission.ts';
import type { FileContents } from '../../../../files/index.ts';
import type { AboutProcess } from '../supportDialogState.ts';
import { createTicket } from '../../../../../resources/support/ticket/calls.ts';

interface TicketInput {
  readonly category: string;
  readonly subject: string;
  readonly description: string;
  readonly attachments: FileContents[];
}

/** The fields of the form, in their order. */
const FIELDS = ['category', 'subject', 'description'] as const;
type Field = (typeof FIELDS)[number];

const focusFirst = (wrong: Readonly<Record<string, string>>): void =>
  document.getElementById(`support-${FIELDS.find((field) => wrong[field])}`)?.focus();

/** Sends a ticket, with the page and the actions that led to it, as they were when the dialog opened. */
export function useCreateTicket({
  about,
  onCreated,
}: {
  readonly about: AboutProcess | undefined;
  readonly onCreated: () => void;
}) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [url] = useState(() => window.location.href);
  const [steps] = useState(() => [...lastActions()]);
  const { run, isBusy, trouble, errors, refuse, dismiss } = useSubmission();

  const send = async ({ category, subject, description, attachments }: TicketInput): Promise<void> => {
    const missing = {
      ...(category === '' && { category: 'MISSING_CATEGORY' }),
      ...(description.trim() === '' && { description: 'MISSING_DESCRIPTION' }),
    };
    if (Object.keys(missing).length > 0) {
      refuse(missing);
      return focusFirst(missing);
    }
    const refused = await run(async () => {
      const { id } = await callApi(createTicket, {
        body: {
          category: category as TicketCategory,
          subject: subject.trim() || category,
          description,
          attachments,
          currentUrl: url,
          logSessionId: logSessionId(),
          lastSteps: steps,
          ...about,
        },
      });
      notify('supportPages.dialog.created', { type: 'success', messageArgs: { id } });
      void queryClient.invalidateQueries({ queryKey: ticketsKey });
      onCreated();
    });
    if (refused?.kind === 'fields') focusFirst(refused.errors);
    return undefined;
  };
  /** An error of a field is shown until the field is corrected. */
  const mend = (field: Field) => dismiss(field);
  return { send, isBusy, trouble, errors, mend, url, steps };
}
