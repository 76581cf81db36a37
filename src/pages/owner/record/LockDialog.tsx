import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { callApi, type ErrorBody } from '../../../../dataProvider/index.ts';
import { errorText } from '../../../../i18n/index.ts';
import { MAX_PHOTO_BYTES } from '../../../../resources/document/limits.ts';
import type { AnyModule } from '../../../../resources/kit/module.ts';
import { LOCK_NOTE_MAX, lockDeadOwner, lockOwner } from '../../../../resources/owner/calls.ts';
import { owner as module } from '../../../../resources/owner/schema.ts';
import { fieldViews } from '../../../fields/index.ts';
import { FilePicker, useFiles } from '../../../files/index.ts';
import { useErrorText } from '../../../parts/page/useErrorText.ts';
import { ConfirmDialog } from '../../../views/form/ConfirmDialog.tsx';
import { TextControl } from '../../../fields/controls/TextControl.tsx';
import type { OwnerRecord } from './useOwner.ts';

interface LockDialogProps {
  readonly owner: OwnerRecord;
  readonly kind: 'lock' | 'dead';
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

const { Input: DateInput } = fieldViews.date;
/** One death certificate, as large as a photo may be. */
const CERTIFICATE = { most: 1, maxBytes: MAX_PHOTO_BYTES } as const;

/** Locks an owner: for good or until a day, or by death with the certificate; a note says why. */
export function LockDialog({ owner, kind, onClose, onDone }: LockDialogProps) {
  const id = useId();
  const translate = useTranslate();
  const refusal = useErrorText();
  const notify = useNotify();
  const documents = useFiles({ rules: CERTIFICATE });
  const [day, setDay] = useState<unknown>(null);
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const texts = `ownerPages.${kind}`;
  const field = (name: 'lockEndDate' | 'lockObservations') => translate(`resources.owner.fields.${name}`);
  const isDead = kind === 'dead';

  const send = () => {
    const params = { id: owner.id };
    const observations = note.trim() || null;
    return isDead
      ? callApi(lockDeadOwner, {
          params,
          body: { observations, version: owner.version, documents: [...documents.ready] },
        })
      : callApi(lockOwner, {
          params,
          body: {
            isLocked: true,
            lockEndDate: day ? String(day) : null,
            observations,
            version: owner.version,
          },
        });
  };

  const confirm = async () => {
    if (isDead && documents.holdsForm()) return;
    if (isDead && documents.ready.length === 0) {
      setErrors({ documents: 'MISSING_DEATH_CERTIFICATE' });
      return;
    }
    setBusy(true);
    setErrors({});
    setFailure(undefined);
    try {
      await send();
      await onDone();
      notify(`${texts}.done`, { type: 'success' });
      onClose();
    } catch (refused) {
      if (isDead && documents.takeRefusal(refused)) return;
      const found = (refused as { body?: ErrorBody | null }).body?.errors ?? {};
      setErrors(found);
      if (Object.keys(found).length === 0) setFailure(refused);
    } finally {
      setBusy(false);
    }
  };

  const documentError = Object.entries(errors).find(([path]) => path.startsWith('documents'))?.[1];
  return (
    <ConfirmDialog
      open
      danger
      title={translate(`${texts}.title`, { name: owner.name })}
      confirm={translate(`${texts}.confirm`)}
      cancel={translate('kit.form.cancel')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      busy={busy}
      disabled={documents.isReading}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Typography>{translate(`${texts}.text`)}</Typography>
        {failure !== undefined && (
          <Alert severity="error" role="alert">
            {refusal(failure)}
          </Alert>
        )}
        {isDead ? (
          <Box>
            <Typography sx={{ mb: 0.75, fontWeight: 600, fontSize: '0.875rem' }}>
              {translate('ownerPages.dead.certificate')}
            </Typography>
            <FilePicker files={documents} error={documentError?.replace('errors.', '')} />
          </Box>
        ) : (
          <DateInput
            module={module as unknown as AnyModule}
            source="lockEndDate"
            field={module.fields.lockEndDate}
            id={`${id}-end`}
            label={field('lockEndDate')}
            help={translate('ownerPages.lock.endHelp')}
            value={day}
            onChange={(value) => {
              setDay(value);
              setErrors({});
            }}
            error={
              errors.lockEndDate && errorText(translate, errors.lockEndDate, field('lockEndDate'), 'owner')
            }
          />
        )}
        <TextControl
          id={`${id}-note`}
          label={field('lockObservations')}
          help={translate('ownerPages.noteHelp')}
          text={note}
          onText={setNote}
          html={{ maxLength: LOCK_NOTE_MAX }}
          more={{ multiline: true, minRows: 2, maxRows: 8 }}
          error={
            errors.observations &&
            errorText(translate, errors.observations, field('lockObservations'), 'owner')
          }
        />
      </Box>
    </ConfirmDialog>
  );
}
