import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import { errorText } from '../../../../i18n/index.ts';
import { MAX_REFERENCE_CENTS } from '../../../../resources/money/multibancoReference/amounts.ts';
import { multibancoPrice } from '../../../../resources/money/multibancoReference/calls.ts';
import { TextControl } from '../../../components/TextControl.tsx';
import { readCents } from '../../../fields/money/money.tsx';
import { useModuleFormContext } from '../../../forms/formContext.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';

/** An amount that the user wants to spend: it fills in how many credits it pays for. */
export function AmountToSpend() {
  const { form } = useModuleFormContext();
  const say = useTexts('multibancoReferencePages');
  const translate = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isTooLittle, setTooLittle] = useState(false);
  const { run, isBusy, trouble } = useSubmission();
  const cents = readCents(typed);
  const isAmount = typeof cents === 'number' && cents > 0 && cents <= MAX_REFERENCE_CENTS;
  const fillIn = () =>
    run(async () => {
      const { credits } = await callApi(multibancoPrice, { query: { amount: Number(cents) } });
      setTooLittle(credits === 0);
      if (credits > 0) form.setValue('credits', credits, { shouldDirty: true, shouldValidate: true });
    });
  const fault = isTooLittle ? say('tooLittle') : trouble ? errorText(translate, trouble.code) : undefined;
  return (
    <TextControl
      id={id}
      label={say('spend')}
      help={say('spendHelp')}
      {...(fault !== undefined && { error: fault })}
      text={typed}
      onText={(text) => {
        setTyped(text);
        setTooLittle(false);
      }}
      html={{ inputMode: 'decimal' }}
      end={
        <Button size="small" onClick={() => void fillIn()} loading={isBusy} disabled={!isAmount}>
          {say('fillIn')}
        </Button>
      }
    />
  );
}
