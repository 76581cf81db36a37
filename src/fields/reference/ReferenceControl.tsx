import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Combobox } from '../../components/Combobox.tsx';
import { tabular } from '../../theme/layout.ts';
import { useChoiceEntry, useSearchedChoice } from '../controls/useSearchedChoice.ts';
import type { ControlProps, Values } from '../kind.ts';
import {
  referenceDetail,
  referenceText,
  shownReference,
  useReferenced,
  useReferenceSearch,
} from './useReferences.ts';

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

interface ReferenceControlProps extends Omit<ControlProps, 'value' | 'onChange' | 'module' | 'source'> {
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
  const [picked, setPicked] = useState<readonly Values[]>([]);
  const { records } = useReferenced(field, ids, [...picked, ...(known ?? [])]);
  const chosen = ids.map((one, at) => records[at] ?? { id: one });
  const entry = useChoiceEntry();
  const { hint, ...search } = useReferenceSearch(field, entry.text, only, entry.isWanted && !disabled);
  const { list, text } = useSearchedChoice<Values>(entry, {
    ...search,
    label,
    chosen,
    several,
    nameOf: (option) => referenceText(field, option),
    onChoose: (next) => {
      setPicked(next);
      onChoose(
        next.map((one) => Number(one.id)),
        next,
      );
    },
    onBlur,
    error,
    help,
  });
  const nameOf = (one: Values | undefined) => (one && referenceText(field, one)) ?? undefined;
  const more = hint && !search.isSearching ? translate(`kit.fields.reference.${hint}`) : undefined;
  return (
    <Combobox<Values, boolean>
      id={id}
      {...list}
      limitTags={3}
      value={several ? chosen : (chosen[0] ?? null)}
      disabled={disabled}
      renderOption={({ key, ...item }, option) => {
        const detail = referenceDetail(field, option);
        return (
          <Box component="li" key={key} {...item}>
            {shownReference(field, option)}
            {detail && (
              <Box component="span" sx={{ ml: 'auto', pl: 2, color: 'text.secondary', ...tabular }}>
                {detail}
              </Box>
            )}
          </Box>
        );
      }}
      // At the foot of the list: below the field it would be behind it, and move the page.
      slotProps={{ ...list.slotProps, paper: { 'data-hint': more } as object }}
      text={{
        ...text,
        inputRef,
        required,
        placeholder: ids.length === 0 ? translate('kit.fields.reference.search') : '',
        slotProps: {
          ...text.slotProps,
          // A long name is read by resting on it, where the field is narrower.
          htmlInput: several ? {} : { title: nameOf(chosen[0]) },
        },
      }}
      adornment={
        <>
          {!several && chosen[0] && referenceDetail(field, chosen[0]) && (
            <Box
              component="span"
              sx={{ flex: 'none', maxWidth: '40%', color: 'text.secondary', ...tabular, ...ellipsis }}
            >
              {referenceDetail(field, chosen[0])}
            </Box>
          )}
          {entry.isWanted && search.isSearching && (
            <CircularProgress size={16} aria-hidden sx={{ mr: 0.5 }} />
          )}
        </>
      }
    />
  );
}
