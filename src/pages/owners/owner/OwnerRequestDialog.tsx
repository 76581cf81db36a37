import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, type Identifier } from 'react-admin';
import { useNavigate } from 'react-router';
import type { ownerErasure } from '../../../../resources/owners/ownerErasure/schema.ts';
import type { ownerMerge } from '../../../../resources/owners/ownerMerge/schema.ts';
import { FilePicker, type Files } from '../../../files/index.ts';
import { SubmissionDialog, type SubmissionDialogProps } from '../../../forms/dialogs/SubmissionDialog.tsx';
import { SubmissionText } from '../../../forms/dialogs/SubmissionText.tsx';
import { routeExists } from '../../../runtime/address/routeExists.ts';
import type { Submission } from '../../../runtime/submission/useSubmission.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';

/** The texts of each kind of request. */
const TEXTS = {
  ownerErasure: 'ownerErasurePages.dialog',
  ownerMerge: 'ownerMergePages.dialog',
} as const;

type Shared = Pick<
  SubmissionDialogProps,
  'danger' | 'disabled' | 'isForm' | 'isWide' | 'onClose' | 'children'
>;

interface OwnerRequestDialogProps extends Partial<Shared> {
  readonly submission: Submission;
  readonly module: typeof ownerErasure | typeof ownerMerge;
  /** The name of the owner. */
  readonly name: string;
  readonly documents?: { readonly files: Files; readonly label: string };
  /** Whether what its children ask for is chosen: grounds and documents are given then. */
  readonly isChosen?: boolean;
  /** Makes the request and returns its id. */
  readonly request: (grounds: string) => Promise<Identifier>;
  readonly onClose: () => void;
}

/** Asks another person to decide about an owner's record, with the grounds, and leads to the request. */
export function OwnerRequestDialog(props: OwnerRequestDialogProps) {
  const { module, name, documents, isChosen = true, request, children, ...dialog } = props;
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [grounds, setGrounds] = useState('');
  const say = useTexts(TEXTS[module.name], { name });
  const send = () => {
    if (documents?.files.holdsForm()) return;
    void dialog.submission.run(async () => {
      const page = `/${module.resource}/${await request(grounds.trim())}`;
      dialog.onClose();
      notify(say('sent'), { type: 'success' });
      void client.invalidateQueries({ queryKey: [module.resource] });
      if (routeExists(page)) void navigate(page);
    });
  };
  return (
    <SubmissionDialog
      {...dialog}
      disabled={!isChosen || dialog.disabled || documents?.files.isReading}
      title={say('title')}
      confirm={say('send')}
      fields={['grounds']}
      module={module.name}
      onSend={send}
    >
      <Typography>{say('text')}</Typography>
      {children}
      {isChosen && (
        <SubmissionText
          submission={dialog.submission}
          name="grounds"
          module={module.name}
          label={say('grounds')}
          help={say('groundsHelp')}
          text={grounds}
          onText={setGrounds}
          required
          max={module.fields.grounds.max}
          lines={2}
        />
      )}
      {isChosen && documents && <FilePicker {...documents} />}
    </SubmissionDialog>
  );
}
