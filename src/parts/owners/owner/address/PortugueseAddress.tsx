import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { ownerFields } from '../../../../../resources/owners/owner/fields.ts';
import { Columns } from '../../../../components/Columns.tsx';
import { useReferenced } from '../../../../fields/reference/useReferences.ts';
import { OwnerInput } from '../OwnerInput.tsx';
import { Pick, PickOrType } from './Pick.tsx';
import {
  localitiesOf,
  only,
  openCounty,
  parishesOf,
  streetsOf,
} from '../../../reference/address/placeLines.ts';
import { PostalCodeInput } from './PostalCodeInput.tsx';
import { useAddressSearch, useCountyParishes } from '../../../reference/address/useAddressSearch.ts';

const STEPS = ['postalCode', 'locality', 'parishId', 'street', 'door', 'accommodation'] as const;
type Step = (typeof STEPS)[number];

/** An address in Portugal, from its postal code down: each level waits for the one above, and clears those below. */
export function PortugueseAddress({ prefix }: { readonly prefix: string }) {
  const translate = useTranslate();
  const { setValue, clearErrors } = useFormContext();
  const values = useWatch({ name: STEPS.map((step) => prefix + step) }) as (string | number | null)[];
  const [postalCode, locality, parishId, street, door] = values;
  const code = String(postalCode ?? '');
  const { lines, isSearching, isUnknown, isError, isWholeCountry } = useAddressSearch(code);
  const localities = localitiesOf(lines);
  const county = openCounty(lines, locality as string);
  const parishes = parishesOf(lines, locality as string, useCountyParishes(county));
  const isOffered = parishes.some(({ id }) => id === parishId);
  const [storedParish] = useReferenced(
    ownerFields.parishId,
    typeof parishId === 'number' && !isOffered ? [parishId] : [],
  ).records;
  const label = (name: Step) => translate(`transferPages.address.${name === 'parishId' ? 'parish' : name}`);

  const put = (step: Step, value: unknown) => {
    for (const below of STEPS.slice(STEPS.indexOf(step) + 1))
      setValue(prefix + below, null, { shouldDirty: true });
    setValue(prefix + step, value, { shouldDirty: true });
    for (const one of STEPS.slice(STEPS.indexOf(step))) clearErrors(prefix + one);
  };

  // If there is only one answer, it is chosen without a question.
  const onlyLocality = only(localities);
  const onlyParish = only(parishes)?.id ?? null;
  useEffect(() => {
    if (onlyLocality !== null && !locality)
      setValue(`${prefix}locality`, onlyLocality, { shouldDirty: true });
  }, [onlyLocality, locality, prefix, setValue]);
  useEffect(() => {
    if (onlyParish !== null && !parishId) setValue(`${prefix}parishId`, onlyParish, { shouldDirty: true });
  }, [onlyParish, parishId, prefix, setValue]);

  const isConfirmed = lines.length > 0;
  const state = isSearching
    ? 'SEARCHING'
    : isUnknown
      ? isWholeCountry
        ? 'UNKNOWN'
        : 'UNCONFIRMED'
      : isError
        ? 'AWAY'
        : isConfirmed
          ? 'CONFIRMED'
          : 'OPEN';
  // What the sample of the table does not hold is typed; what is typed clears nothing below it.
  const isTyped = state === 'UNCONFIRMED';
  const type = (text: string) => {
    setValue(`${prefix}locality`, text, { shouldDirty: true });
    clearErrors(`${prefix}locality`);
  };
  return (
    <>
      <Columns widths="minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)">
        <PostalCodeInput
          source={`${prefix}postalCode`}
          label={label('postalCode')}
          value={code}
          onText={(text) => put('postalCode', text)}
          state={state}
          locality={localities.join(', ')}
        />
        {isTyped ? (
          <PickOrType
            source={`${prefix}locality`}
            label={label('locality')}
            value={String(locality ?? '')}
            options={[]}
            onChoose={type}
          />
        ) : (
          <Pick
            source={`${prefix}locality`}
            label={label('locality')}
            value={String(locality ?? '')}
            options={localities.map((name) => ({ value: name, text: name }))}
            onChoose={(name) => put('locality', name)}
            stored={String(locality ?? '')}
            after={isConfirmed || locality ? undefined : label('postalCode').toLowerCase()}
          />
        )}
        {isTyped ? (
          <OwnerInput
            name="parishId"
            prefix={prefix}
            label={label('parishId')}
            mode="edit"
            help={translate('kit.fields.postalCode.parishOptional')}
          />
        ) : (
          <Pick
            source={`${prefix}parishId`}
            label={label('parishId')}
            value={String(parishId ?? '')}
            options={parishes.map(({ id, name }) => ({ value: String(id), text: name }))}
            stored={storedParish ? String(storedParish.name) : undefined}
            onChoose={(id) => put('parishId', Number(id))}
            after={locality ? undefined : label('locality').toLowerCase()}
          />
        )}
      </Columns>
      <Columns widths="minmax(0, 2fr) minmax(0, 0.7fr) minmax(0, 1fr)">
        <PickOrType
          source={`${prefix}street`}
          label={label('street')}
          value={String(street ?? '')}
          options={streetsOf(lines, locality as string, parishId as number)}
          onChoose={(name) => put('street', name)}
          after={parishId || isTyped ? undefined : label('parishId').toLowerCase()}
        />
        <OwnerInput
          name="door"
          prefix={prefix}
          required
          label={label('door')}
          mode="edit"
          disabled={!street}
          help={
            street
              ? undefined
              : translate('transferPages.address.after', { field: label('street').toLowerCase() })
          }
        />
        <OwnerInput
          name="accommodation"
          prefix={prefix}
          label={label('accommodation')}
          mode="edit"
          disabled={!door}
          help={
            door
              ? undefined
              : translate('transferPages.address.after', { field: label('door').toLowerCase() })
          }
        />
      </Columns>
    </>
  );
}
