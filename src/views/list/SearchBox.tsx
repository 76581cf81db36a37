import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { moduleNameInside } from '../../fields/index.ts';
import { useModuleList } from './listContext.ts';
import { searchedText } from './useFilterNames.ts';

/** Milliseconds after the last keystroke until the list is asked for anew. */
const PAUSE = 400;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');

/** Free text over a list. `/` puts the focus here, except while somebody types elsewhere. */
export function SearchBox() {
  const { module } = useModuleList();
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const text = draft ?? searchedText(filterValues);

  useEffect(() => {
    if (draft === undefined) return undefined;
    const timer = setTimeout(() => {
      const { universalSearch: _before, q: _q, ...others } = filterValues as Record<string, unknown>;
      setFilters(
        draft.trim() === '' ? others : { ...others, universalSearch: draft.trim() },
        undefined,
        false,
      );
      setDraft(undefined);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [draft, filterValues, setFilters]);

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      if (document.querySelector('.MuiModal-root')) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  const label = translate('kit.list.search.label', { name: moduleNameInside(translate, module) });
  return (
    <Box role="search" sx={{ flex: { xs: '1 1 100%', sm: '1 1 260px' }, maxWidth: { sm: 420 } }}>
      <TextField
        margin="none"
        hiddenLabel
        type="search"
        value={text}
        inputRef={field}
        placeholder={translate('kit.list.search.placeholder')}
        onChange={(event) => setDraft(event.target.value)}
        slotProps={{
          htmlInput: { 'aria-label': label, 'aria-keyshortcuts': '/', autoComplete: 'off' },
          input: {
            sx: { '& input::-webkit-search-cancel-button': { display: 'none' } },
            startAdornment: (
              <InputAdornment position="start">
                <SearchRounded fontSize="small" />
              </InputAdornment>
            ),
            endAdornment: text && (
              <IconButton
                size="small"
                edge="end"
                aria-label={translate('kit.list.search.clear')}
                onClick={() => setDraft('')}
              >
                <CloseRounded fontSize="small" />
              </IconButton>
            ),
          },
        }}
      />
    </Box>
  );
}
