import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { choicesQuery } from '../../parts/associations/associations.ts';
import { useHeldWhilePressed } from '../../runtime/useHeldWhilePressed.ts';

/** An entity that may be invited for. */
export interface OfferedEntity {
  readonly id: number;
  readonly name: string;
  readonly isSubEntity: boolean;
}

interface EntityChoiceProps {
  readonly value: OfferedEntity | null;
  readonly onChange: (entity: OfferedEntity | null) => void;
  readonly error?: string | undefined;
}

const NONE: readonly OfferedEntity[] = [];

/** Chooses the entity of an invitation, found by a part of its name. */
export function EntityChoice({ value, onChange, error }: EntityChoiceProps) {
  const translate = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { data, isFetching } = useQuery({ ...choicesQuery(typed), placeholderData: keepPreviousData });
  const [options, holdOptions] = useHeldWhilePressed(data?.entities ?? NONE);
  const say = (key: string) => translate(`associationPages.inviting.${key}`);
  return (
    <Autocomplete<OfferedEntity>
      id={id}
      options={options}
      value={value}
      onChange={(_, next, reason) => {
        if (reason === 'selectOption') setOpen(false);
        onChange(next);
      }}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      // As with the choice of any record (`ReferenceControl`).
      disableCloseOnSelect
      onInputChange={(_, text, cause) => setTyped(cause === 'input' ? text.trim() : '')}
      // The server has looked already.
      filterOptions={(offered) => offered}
      getOptionKey={(option) => option.id}
      getOptionLabel={({ name, isSubEntity }) =>
        isSubEntity ? translate('associationPages.item.subEntity', { entity: name }) : name
      }
      isOptionEqualToValue={(a, b) => a.id === b.id}
      slotProps={{ listbox: { onPointerDown: holdOptions } }}
      loading={isFetching}
      loadingText={say('searching')}
      noOptionsText={say('entityNone')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      clearText={translate('kit.fields.reference.clear', { field: say('entity') })}
      renderInput={(params) => (
        <TextField
          {...params}
          label={say('entity')}
          required
          error={error !== undefined}
          helperText={error ?? (data?.hasMoreEntities ? say('entityMore') : undefined)}
        />
      )}
    />
  );
}
