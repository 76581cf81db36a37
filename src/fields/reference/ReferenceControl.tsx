import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useHeldWhilePressed } from '../../runtime/useHeldWhilePressed.ts';
import { tabular } from '../../theme/layout.ts';
import type { ControlProps, Values } from '../kind.ts';
import { referenceDetail, referenceText, useReferenced, useReferenceSearch } from './useReferences.ts';

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

interface ReferenceControlProps extends Omit<ControlProps, 'value' | 'onChange'> {
  readonly ids: readonly number[];
  readonly known?: readonly (Values | undefined | null)[];
  readonly several?: boolean;
  readonly onChoose: (ids: readonly number[], records: readonly Values[]) => void;
}

/** Chooses among the records of another module, which are searched while the user types. */
export function ReferenceControl({
  ids,
  known,
  several = false,
  onChoose,
  field,
  only,
  ...rest
}: ReferenceControlProps) {
  const { id, label, onBlur, inputRef, error, help, required = false, disabled = false } = rest;
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState<readonly Values[]>([]);
  const { found, hint, isSearching, isError } = useReferenceSearch(field, text, only, isOpen && !disabled);
  const [options, holdOptions] = useHeldWhilePressed(found);
  const { records } = useReferenced(field, ids, [...picked, ...(known ?? [])]);
  const chosen = ids.map((one, at) => records[at] ?? { id: one });
  const say = isError ? 'failed' : isSearching ? 'loading' : 'none';
  const nameOf = (one: Values | undefined) => (one && referenceText(field, one)) ?? undefined;
  const choose = (next: readonly Values[]) => {
    setPicked(next);
    setText('');
    onChoose(
      next.map((one) => Number(one.id)),
      next,
    );
  };
  const more = hint && !isSearching ? translate(`kit.fields.reference.${hint}`) : undefined;
  return (
    <Autocomplete<Values, boolean>
      id={id}
      multiple={several}
      limitTags={3}
      options={options}
      value={several ? chosen : (chosen[0] ?? null)}
      onChange={(_, next, reason) => {
        if (reason === 'selectOption') setOpen(false);
        choose(next === null ? [] : Array.isArray(next) ? next : [next]);
      }}
      open={isOpen}
      // Closed by `onChange`: a list that closes itself scrolls to its top each time it is drawn after an answer.
      disableCloseOnSelect
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_, typed, reason) => reason !== 'reset' && setText(typed)}
      onBlur={() => {
        setText('');
        onBlur?.();
      }}
      disabled={disabled}
      // The server has looked already, also in words that are not shown.
      filterOptions={(offered) => offered}
      getOptionKey={(option) => String(option.id)}
      getOptionLabel={(option) => referenceText(field, option)}
      renderOption={({ key, ...item }, option) => {
        const detail = referenceDetail(field, option);
        return (
          <Box component="li" key={key} {...item}>
            {referenceText(field, option)}
            {detail && (
              <Box component="span" sx={{ ml: 'auto', pl: 2, color: 'text.secondary', ...tabular }}>
                {detail}
              </Box>
            )}
          </Box>
        );
      }}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      loading={isSearching}
      loadingText={translate('kit.fields.reference.loading')}
      noOptionsText={translate(`kit.fields.reference.${say}`)}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      clearText={translate('kit.fields.reference.clear', { field: label })}
      // At the foot of the list: below the field it would be behind it, and move the page.
      slotProps={{ paper: { 'data-hint': more } as object, listbox: { onPointerDown: holdOptions } }}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          label={label}
          required={required}
          placeholder={ids.length === 0 ? translate('kit.fields.reference.search') : ''}
          error={error !== undefined}
          helperText={error ?? (help || undefined)}
          slotProps={{
            // A long name is read by resting on it, where the field is narrower.
            htmlInput: { ...params.inputProps, ...(several ? {} : { title: nameOf(chosen[0]) }) },
            input: {
              ...params.InputProps,
              endAdornment: (
                <>
                  {!several && chosen[0] && referenceDetail(field, chosen[0]) && (
                    <Box
                      component="span"
                      sx={{ flex: 'none', maxWidth: '40%', color: 'text.secondary', ...tabular, ...ellipsis }}
                    >
                      {referenceDetail(field, chosen[0])}
                    </Box>
                  )}
                  {isOpen && isSearching && <CircularProgress size={16} aria-hidden sx={{ mr: 0.5 }} />}
                  {params.InputProps.endAdornment}
                </>
              ),
            },
          }}
        />
      )}
    />
  );
}
