import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { TRANSFER_KINDS } from '../../../../../resources/requests/animalTransfer/twoParty.ts';
import { Section } from '../../../../components/Section.tsx';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import type { TransferRequest, TransferKind } from './useRequest.ts';

interface ConfirmationChoiceProps {
  readonly form: TransferRequest<unknown>['form'];
  /** Both parties confirm: an owner's account has no declaration to attach. */
  readonly isFixed: boolean;
}

/** Chooses how a change of owner is confirmed: by a signed declaration, or by each of both parties. */
export function ConfirmationChoice({ form, isFixed }: ConfirmationChoiceProps) {
  const kind = useWatch({ control: form.control, name: 'kind' });
  const say = useTexts('transferPages.twoParty');
  if (isFixed)
    return (
      <Section title={say('title')}>
        <Typography>{say('own')}</Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{say('contest')}</Typography>
      </Section>
    );
  return (
    <Box sx={{ mb: kind === 'SIGNED' ? 2 : 0 }}>
      <Section title={say('choose')}>
        <RadioGroup
          aria-label={say('choose')}
          value={kind}
          onChange={(_, chosen) => form.setValue('kind', chosen as TransferKind, { shouldDirty: true })}
          sx={{ gap: 1.5 }}
        >
          {TRANSFER_KINDS.map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio sx={{ alignSelf: 'flex-start' }} />}
              label={
                <Box sx={{ py: 1 }}>
                  <Box sx={{ fontWeight: 600 }}>{say(one)}</Box>
                  <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>{say(`${one}Text`)}</Box>
                </Box>
              }
            />
          ))}
        </RadioGroup>
        {kind === 'TWO_PARTY' && (
          <Alert severity="info" sx={{ mt: 1.5 }}>
            {say('contest')}
          </Alert>
        )}
      </Section>
    </Box>
  );
}
