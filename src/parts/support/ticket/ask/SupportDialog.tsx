import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  DESCRIPTION_MAX,
  SUBJECT_MAX,
  TICKET_CATEGORIES,
  TICKET_FILES,
} from '../../../../../resources/support/ticket/schema.ts';
import { useErrorText } from '../../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { mobileBelow } from '../../../../theme/layout.ts';
import { ConfirmDialog } from '../../../../components/ConfirmDialog.tsx';
import { LargeDialog } from '../../../../forms/dialogs/LargeDialog.tsx';
import { UnsavedChangesGuard } from '../../../../forms/UnsavedChangesGuard.tsx';
import { FilePicker, useFiles } from '../../../../files/index.ts';
import type { SupportRequest } from '../supportDialogState.ts';
import { ScreenshotField } from './picture/ScreenshotField.tsx';
import { TicketsLink } from '../TicketsLink.tsx';
import { useAskingDraft } from './useAskingDraft.ts';
import { useCreateTicket } from './useCreateTicket.ts';
import { useScreenshot } from './picture/useScreenshot.ts';
import { WhatIsSent } from './WhatIsSent.tsx';
import { SubmissionError } from '../../../../components/SubmissionError.tsx';

interface SupportDialogProps {
  readonly asking: SupportRequest;
  readonly onClose: () => void;
}

/** Asks support for help from the current page, with a screenshot of it. */
export function SupportDialog({ asking, onClose }: SupportDialogProps) {
  const { about, words } = asking;
  const translate = useTranslate();
  const errorText = useErrorText();
  const draft = useAskingDraft(asking);
  const screenshot = useScreenshot(draft.found?.isPictureRemoved ?? false);
  // The picture of the page is one of the ten.
  const hasPicture = screenshot.state === 'TAKING' || screenshot.state === 'TAKEN';
  const documents = useFiles({ rules: { most: TICKET_FILES, taken: hasPicture ? 1 : 0 } });
  const [category, setCategory] = useState<string>(
    draft.found?.category ??
      words?.category ??
      (about?.processType === 'ANIMAL_TRANSFER' ? 'CHANGE_OWNER' : ''),
  );
  const [description, setDescription] = useState(draft.found?.description ?? words?.description ?? '');
  const [subject, setSubject] = useState(draft.found?.subject ?? words?.subject ?? '');
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    draft.forget();
    onClose();
  };
  const { send, isBusy, trouble, errors: wrong, mend, url } = useCreateTicket({ about, onCreated: leave });
  const say = useTexts('supportPages.dialog');
  const isDirty = description.trim() !== (words?.description.trim() ?? '') || documents.items.length > 0;
  const close = () => (isDirty && !isBusy ? setAsking(true) : leave());
  const isTooMany = documents.ready.length + (hasPicture ? 1 : 0) > TICKET_FILES;
  const refusedFile = Object.entries(wrong).find(([property]) => property.startsWith('attachments'))?.[1];
  const fileError = isTooMany ? 'TOO_MANY_FILES' : refusedFile;

  const { keep } = draft;
  const files = documents.items.length;
  const isPictureRemoved = screenshot.isRemoved;
  useEffect(
    () => keep({ category, subject, description, files, isPictureRemoved }),
    [keep, category, subject, description, files, isPictureRemoved],
  );

  const submit = () => {
    if (isBusy || screenshot.state === 'TAKING' || documents.holdsForm() || isTooMany) return;
    void send({ category, subject, description, attachments: [...screenshot.files(), ...documents.ready] });
  };

  return (
    <>
      {/* What is written outlives a reload, the files do not. */}
      <UnsavedChangesGuard holds={files > 0} blocks={() => isDirty && !isBusy} />
      <LargeDialog
        title={say('title')}
        confirm={say('create')}
        isBusy={isBusy || documents.isReading || screenshot.state === 'TAKING'}
        fullScreenBelow={mobileBelow}
        onSend={submit}
        onClose={close}
      >
        <div>
          <SubmissionError trouble={trouble} alsoOfFields title={say('failed')} sx={{ mb: 2 }} />
          {draft.found && (
            <Alert severity="info" role="status" sx={{ mb: 2 }}>
              {[
                say('restored'),
                !draft.found.isPictureRemoved && say('restoredPicture'),
                draft.found.files > 0 && say('restoredFiles'),
              ]
                .filter((text) => text !== false)
                .join(' ')}
            </Alert>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mb: 1.5 }}>
            <Typography sx={{ color: 'text.secondary', flex: '1 1 260px' }}>{say('intro')}</Typography>
            <TicketsLink onFollow={() => isDirty || leave()} />
          </Box>
          <TextField
            id="support-category"
            select
            required
            label={say('category')}
            value={category}
            onChange={({ target }) => {
              setCategory(target.value);
              mend('category');
            }}
            error={wrong.category !== undefined}
            helperText={wrong.category === undefined ? undefined : errorText(wrong.category)}
          >
            {TICKET_CATEGORIES.map((one) => (
              <MenuItem key={one} value={one}>
                {translate(`supportPages.category.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            id="support-subject"
            label={say('subject')}
            value={subject}
            onChange={({ target }) => {
              setSubject(target.value);
              mend('subject');
            }}
            error={wrong.subject !== undefined}
            helperText={wrong.subject === undefined ? say('subjectHint') : errorText(wrong.subject)}
            slotProps={{ htmlInput: { maxLength: SUBJECT_MAX } }}
          />
          <TextField
            id="support-description"
            required
            multiline
            minRows={4}
            maxRows={12}
            label={say('description')}
            value={description}
            onChange={({ target }) => {
              setDescription(target.value);
              mend('description');
            }}
            error={wrong.description !== undefined}
            helperText={
              wrong.description === undefined ? say('descriptionHint') : errorText(wrong.description)
            }
            slotProps={{ htmlInput: { maxLength: DESCRIPTION_MAX } }}
          />
          <ScreenshotField screenshot={screenshot} />
          <Typography component="h3" sx={{ mb: 0.75, fontWeight: 600, fontSize: '0.9375rem' }}>
            {say('files')}
          </Typography>
          {hasPicture && (
            <Typography variant="body2" sx={{ mb: 0.75, color: 'text.secondary' }}>
              {say('filesHint')}
            </Typography>
          )}
          <FilePicker files={documents} {...(fileError && { error: fileError })} />
          <WhatIsSent url={url} about={about} />
        </div>
      </LargeDialog>
      <ConfirmDialog
        open={isAsking}
        title={say('discardTitle')}
        confirm={say('discard')}
        cancel={say('keep')}
        onConfirm={leave}
        onCancel={() => setAsking(false)}
        danger
      >
        {say('discardText')}
      </ConfirmDialog>
    </>
  );
}
