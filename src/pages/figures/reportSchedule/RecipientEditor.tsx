import AddRounded from '@mui/icons-material/AddRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { errorText } from '../../../../i18n/index.ts';
import type { RunnableTemplate } from '../../../../resources/figures/reportRun/calls.ts';
import {
  MOST_RECIPIENTS,
  type ScheduleRecipient,
} from '../../../../resources/figures/reportSchedule/schema.ts';
import { TextControl } from '../../../components/TextControl.tsx';
import { ParameterInputs } from '../../../figures/parameters/ParameterInputs.tsx';
import { useModuleFormContext } from '../../../forms/formContext.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';

interface RecipientEditorProps {
  readonly recipients: readonly ScheduleRecipient[];
  readonly onRecipients: (recipients: ScheduleRecipient[]) => void;
  readonly template: RunnableTemplate | undefined;
}

/** Who gets a report, and which values differ for them. */
export function RecipientEditor({ recipients, onRecipients, template }: RecipientEditorProps) {
  const say = useTexts('reportSchedulePages');
  const translate = useTranslate();
  const id = useId();
  const { form } = useModuleFormContext();
  const { errors } = useFormState({ control: form.control, name: 'recipients' });
  const faultAt = (path: string): string | undefined => {
    const { message } = (get(errors, path) ?? {}) as { readonly message?: string };
    return message ? errorText(translate, message, say('email'), 'reportSchedule') : undefined;
  };
  const change = (at: number, recipient: ScheduleRecipient) =>
    onRecipients(recipients.map((one, n) => (n === at ? recipient : one)));
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {recipients.map((recipient, at) => {
        const { parameters, ...plain } = recipient;
        const remove = say('remove', { email: recipient.email });
        return (
          <Box key={at} role="group" aria-label={recipient.email || say('email')}>
            <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 44px', columnGap: 1 }}>
              <TextControl
                id={`${id}-${at}`}
                label={say('email')}
                required
                text={recipient.email}
                html={{ inputMode: 'email', autoComplete: 'off' }}
                error={faultAt(`recipients.${at}.email`) ?? (at === 0 ? faultAt('recipients') : undefined)}
                onText={(email) => change(at, { ...recipient, email })}
              />
              <Box sx={{ pt: 3.5 }}>
                <Tooltip title={remove}>
                  <IconButton
                    aria-label={remove}
                    onClick={() => onRecipients(recipients.filter((_, n) => n !== at))}
                  >
                    <CloseRounded fontSize="small" />
                  </IconButton>
                </Tooltip>
              </Box>
            </Box>
            {template && template.parameters.length > 0 && (
              <FormControlLabel
                control={
                  <Switch
                    checked={parameters !== undefined}
                    onChange={(_event, own) => change(at, own ? { ...plain, parameters: {} } : plain)}
                  />
                }
                label={say('own')}
              />
            )}
            {template && parameters && (
              <ParameterInputs
                parameters={template.parameters}
                values={parameters}
                onValues={(values) => change(at, { ...plain, parameters: values })}
              />
            )}
          </Box>
        );
      })}
      <Box sx={{ mb: 2 }}>
        <Button
          startIcon={<AddRounded />}
          disabled={recipients.length >= MOST_RECIPIENTS}
          onClick={() => onRecipients([...recipients, { email: '' }])}
        >
          {say('add')}
        </Button>
      </Box>
    </Box>
  );
}
