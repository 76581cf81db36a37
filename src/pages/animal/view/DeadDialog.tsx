import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { callApi, codeOf, type ErrorBody } from '../../../../dataProvider/index.ts';
import { errorText } from '../../../../i18n/index.ts';
import { markAnimalDead, type AnimalView } from '../../../../resources/animal/calls.ts';
import { animal as module } from '../../../../resources/animal/schema.ts';
import type { AnyModule } from '../../../../resources/kit/module.ts';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import { fieldViews, useTimezone } from '../../../fields/index.ts';
import { useErrorText } from '../../../parts/page/useErrorText.ts';
import { ConfirmDialog } from '../../../views/form/ConfirmDialog.tsx';

interface DeadDialogProps {
  readonly animal: AnimalView;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

const { Input: DateInput } = fieldViews.date;

/** Records a death: the day is asked for, and what follows is told. */
export function DeadDialog({ animal, onClose, onDone }: DeadDialogProps) {
  const translate = useTranslate();
  const refusal = useErrorText();
  const notify = useNotify();
  const [day, setDay] = useState<unknown>(dayIn(useTimezone()));
  const [error, setError] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);
  const label = translate('animalPages.dead.date');

  const confirm = async () => {
    setBusy(true);
    setError(undefined);
    setRefused(undefined);
    try {
      await callApi(markAnimalDead, {
        params: { transponder: animal.transponder },
        body: { deathTimestamp: day ? String(day) : null, version: animal.version },
      });
      await onDone();
      notify('animalPages.dead.done', { type: 'success' });
      onClose();
    } catch (failure) {
      const { errors } = ((failure as { body?: ErrorBody | null }).body ?? {}) as ErrorBody;
      const code = errors?.deathTimestamp ?? errors?.deathDate;
      if (code) setError(errorText(translate, code, label, 'animal'));
      else setRefused(codeOf(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <ConfirmDialog
      open
      danger
      title={translate('animalPages.dead.title', { name: animal.name })}
      confirm={translate('animalPages.dead.confirm')}
      cancel={translate('kit.form.cancel')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      busy={busy}
    >
      <Typography sx={{ mb: 2 }}>{translate('animalPages.dead.text')}</Typography>
      {refused && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {refusal(refused)}
        </Alert>
      )}
      <DateInput
        module={module as unknown as AnyModule}
        source="deathDate"
        field={module.fields.birthdate}
        id="death-date"
        label={label}
        value={day}
        onChange={(value) => {
          setDay(value);
          setError(undefined);
        }}
        error={error}
        required
      />
    </ConfirmDialog>
  );
}
