import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import { transferReasons } from '../../../../resources/animalTransfer/calls.ts';
import type { Reason } from './reason.ts';

interface ReasonFieldsProps {
  readonly validation: 'REJECTED' | 'MORE_INFORMATION_NEEDED';
  readonly reason: Reason;
  readonly onChange: (reason: Reason) => void;
  /** It was sent without one. */
  readonly isOwed: boolean;
}

/** A reason from the list, whose words can be changed before they are sent; or one's own. */
export function ReasonFields({ validation, reason, onChange, isOwed }: ReasonFieldsProps) {
  const translate = useTranslate();
  const { data = [] } = useQuery({
    queryKey: ['transfers', 'reasons'],
    queryFn: ({ signal }) => callApi(transferReasons, undefined, { signal }),
    staleTime: 3_600_000,
  });
  const options = data.filter(({ validations }) => validations.includes(validation));
  const isMissing = isOwed && reason.text.trim() === '';
  const choose = (id: string) => {
    const original = options.find((one) => one.id === id)?.name ?? '';
    onChange({ chosen: id, original, text: original });
  };
  return (
    <>
      <TextField
        select
        id="reason-choice"
        label={translate('transferPages.request.chooseReason')}
        value={reason.chosen}
        onChange={(event) => choose(event.target.value)}
        slotProps={{ inputLabel: { htmlFor: 'reason-choice' }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{translate('transferPages.request.ownReason')}</MenuItem>
        {options.map(({ id, name }) => (
          <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        required
        multiline
        minRows={3}
        id="reason-text"
        label={translate('transferPages.request.reasonText')}
        value={reason.text}
        onChange={(event) => onChange({ ...reason, text: event.target.value })}
        error={isMissing}
        helperText={translate(`transferPages.request.${isMissing ? 'missingReason' : 'reasonHint'}`)}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
    </>
  );
}
