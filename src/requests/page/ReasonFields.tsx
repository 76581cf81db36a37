import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { callApi } from '../../../dataProvider/index.ts';
import type { Validation } from '../../../resources/kit/types.ts';
import { requestCalls } from '../../../resources/common/request/calls.ts';
import { useRequestType } from '../requestType.ts';
import type { Reason } from './reason.ts';

interface ReasonFieldsProps {
  readonly validation: Validation;
  readonly reason: Reason;
  readonly onChange: (reason: Reason) => void;
  /** It was sent without one. */
  readonly isOwed: boolean;
}

/** A reason from the list, whose words can be changed before they are sent; or one's own. */
export function ReasonFields({ validation, reason, onChange, isOwed }: ReasonFieldsProps) {
  const translate = useTranslate();
  const module = useRequestType();
  const { data = [] } = useQuery({
    queryKey: [module.resource, 'reasons'],
    queryFn: ({ signal }) => callApi(requestCalls(module).reasons, undefined, { signal }),
    staleTime: 3_600_000,
  });
  const options = data.filter(({ validations }) => validations.includes(validation));
  const isMissing = isOwed && reason.text.trim() === '';
  const choose = (id: string) => {
    const original = options.find((one) => one.id === id)?.name ?? '';
    onChange({ chosen: id, original, text: original });
  };
  return (
    <div>
      <TextField
        select
        autoFocus
        id="reason-choice"
        label={translate('kit.requests.page.chooseReason')}
        value={reason.chosen}
        onChange={(event) => choose(event.target.value)}
        slotProps={{ inputLabel: { htmlFor: 'reason-choice' }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{translate('kit.requests.page.ownReason')}</MenuItem>
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
        label={translate('kit.requests.page.reasonText')}
        value={reason.text}
        onChange={(event) => onChange({ ...reason, text: event.target.value })}
        error={isMissing}
        helperText={translate(`kit.requests.page.${isMissing ? 'missingReason' : 'reasonHint'}`)}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
    </div>
  );
}
