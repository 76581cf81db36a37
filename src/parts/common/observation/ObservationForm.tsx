import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState, type SyntheticEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useActor } from '../../../../authProvider/useSession.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import { allows } from '../../../../resources/kit/access.ts';
import { createObservation } from '../../../../resources/common/observation/calls.ts';
import { observation, PIN_OBSERVATIONS } from '../../../../resources/common/observation/record.ts';
import { SubmissionAlert } from '../../../forms/SubmissionAlert.tsx';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
import { stack } from '../../../theme/layout.ts';

const PINS = ['fixed', 'fixedPublic'] as const;
const NOT_PINNED = { fixed: false, fixedPublic: false };

interface ObservationFormProps {
  readonly url: string;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly onSaved: () => Promise<unknown>;
}

/** The box to write a note in; the operator also says how it is shown. */
export function ObservationForm({ url, text, setText, onSaved }: ObservationFormProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const actor = useActor();
  const [pins, setPins] = useState(NOT_PINNED);
  const { run, refuse, dismiss, isBusy, trouble, errors } = useSubmission();
  const error = errors.observation;

  const send = () =>
    void run(async () => {
      await callApi(createObservation, { body: { observation: text, url, ...pins } });
      setText('');
      setPins(NOT_PINNED);
      notify('errors.OBSERVATION_CREATE_SUCCESS', { type: 'success' });
      await onSaved();
    });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() !== '') return send();
    refuse({ observation: 'MISSING_OBSERVATION' });
    document.getElementById('observation-text')?.focus();
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ ...stack, gap: 1 }}>
      <SubmissionAlert trouble={trouble} onAgain={send} isBusy={isBusy} fields={['observation']} />
      <TextField
        id="observation-text"
        required
        multiline
        minRows={3}
        maxRows={8}
        margin="none"
        label={translate('observationPages.write.label')}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          dismiss('observation');
        }}
        error={error !== undefined}
        helperText={error === undefined ? undefined : errorText(error)}
        slotProps={{ htmlInput: { maxLength: observation.fields.observation.max } }}
      />
      {allows(PIN_OBSERVATIONS, actor) &&
        PINS.map((name) => (
          <FormControlLabel
            key={name}
            label={translate(`observationPages.write.${name}`)}
            control={
              <Checkbox
                checked={pins[name]}
                onChange={(_, checked) => setPins({ ...pins, [name]: checked })}
              />
            }
          />
        ))}
      <Button type="submit" variant="contained" loading={isBusy} sx={{ justifySelf: { sm: 'start' } }}>
        {translate('observationPages.write.save')}
      </Button>
    </Box>
  );
}
