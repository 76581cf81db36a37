import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { may } from '../../../../authProvider/authProvider.ts';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { Section } from '../../../components/Section.tsx';
import { stack } from '../../../theme/layout.ts';
import Box from '@mui/material/Box';
import { useValidation } from './useValidation.ts';
import { ValidationForm } from './ValidationForm.tsx';
import { ValidationOutcome } from './ValidationOutcome.tsx';

/** `/validate`: the validation of a document by its code, with the way to its animal. */
export function ValidatePage() {
  const translate = useTranslate();
  const [code, setCode] = useState('');
  const { outcome, isBusy, validate } = useValidation(code, '');
  const submit = (typed: string) => (typed === code ? void validate(code, '') : setCode(typed));
  const transponder = outcome?.kind === 'answer' ? outcome.answer.transponder : null;
  return (
    <Box sx={{ ...stack, maxWidth: 860 }}>
      <PageTitle>{translate('validation.title')}</PageTitle>
      <Section title={translate('validation.code')}>
        <ValidationForm code={code} isBusy={isBusy} onValidate={submit} />
      </Section>
      {outcome && (
        <ValidationOutcome outcome={outcome}>
          {transponder !== null && may('READ_ANIMAL') && (
            <Button
              variant="outlined"
              component={Link}
              to={`/animal/view/${transponder}`}
              sx={{ justifySelf: 'start' }}
            >
              {translate('validation.open')}
            </Button>
          )}
        </ValidationOutcome>
      )}
    </Box>
  );
}
