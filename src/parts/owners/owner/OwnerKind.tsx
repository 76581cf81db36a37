import Alert from '@mui/material/Alert';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { FieldMode } from '../../../../resources/kit/module.ts';
import type { OwnerFields } from '../../../../resources/owners/owner/fields.ts';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { may } from '../../../../authProvider/authProvider.ts';
import { useFieldId } from '../../../forms/custom/ids.ts';
import { Columns } from '../../../components/Columns.tsx';
import { OwnerInput } from './OwnerInput.tsx';

interface ChoiceProps {
  readonly source: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
  readonly disabled?: boolean;
}

function Choice({ source, label, value, options, onChoose, disabled = false }: ChoiceProps) {
  const fieldId = useFieldId();
  return (
    <FormControl id={fieldId(source)} disabled={disabled}>
      <FormLabel
        id={`${fieldId(source)}-label`}
        sx={{
          fontSize: '0.875rem',
          fontWeight: 600,
          lineHeight: 1.35,
          '&.Mui-disabled': { color: 'text.secondary' },
        }}
      >
        {label}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={`${fieldId(source)}-label`}
        value={value}
        onChange={(_, chosen) => onChoose(chosen)}
        sx={{ minHeight: 40 }}
      >
        {options.map(([one, text]) => (
          <FormControlLabel key={one} value={one} control={<Radio size="small" />} label={text} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

interface OwnerKindProps {
  readonly prefix: string;
  /** `read` where it does not change here: of an owner that is known, or by the rules of its record. */
  readonly modes: { readonly [K in keyof OwnerFields]?: FieldMode };
  /** The number has just made the owner another type. */
  readonly switched: 'SINGULAR' | 'COLLECTIVE' | null;
}

/** Type, residence and country of an owner. All other fields follow from these. */
export function OwnerKind({ prefix, modes, switched }: OwnerKindProps) {
  const translate = useTranslate();
  const { setValue, clearErrors } = useFormContext();
  const [type, resident] = useWatch({ name: [`${prefix}type`, `${prefix}isLocalResident`] }) as [
    string,
    boolean | null,
  ];
  const types = [
    'SINGULAR',
    'COLLECTIVE',
    ...(may('REGISTER_OWNER_TRACES') || type === 'TRACES' ? ['TRACES'] : []),
  ];
  // What was wrong of one kind of owner need not be of another.
  const clear = () => clearErrors(prefix.replace(/\.$/, '') || undefined);
  const put = (name: string, value: unknown) => {
    setValue(`${prefix}${name}`, value, { shouldDirty: true });
    clear();
  };
  return (
    <>
      <Columns>
        <Choice
          source={`${prefix}type`}
          label={translate('transferPages.owner.type')}
          value={type ?? ''}
          disabled={modes.type === 'read'}
          options={types.map((one) => [one, translate(`resources.owner.choices.type.${one}`)] as const)}
          onChoose={(chosen) => put('type', chosen)}
        />
        <Choice
          source={`${prefix}isLocalResident`}
          label={translate('transferPages.owner.residence')}
          disabled={modes.isLocalResident === 'read'}
          value={resident === null || resident === undefined ? '' : String(resident)}
          options={[
            ['true', translate('transferPages.owner.residesHere')],
            ['false', translate('transferPages.owner.residesAbroad')],
          ]}
          onChoose={(chosen) => put('isLocalResident', chosen === 'true')}
        />
      </Columns>
      {switched && (
        <Alert severity="info" role="status" sx={{ mb: 1.5 }}>
          {translate(`transferPages.owner.became${switched === 'COLLECTIVE' ? 'Collective' : 'Singular'}`)}
        </Alert>
      )}
      <Columns>
        <OwnerInput
          name="country"
          prefix={prefix}
          mode={modes.country}
          label={translate('transferPages.owner.country')}
          onChanged={clear}
        />
      </Columns>
    </>
  );
}
