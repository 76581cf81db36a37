import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { SxProps } from '@mui/material/styles';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useAriaKeys } from '../../runtime/shortcuts/useShortcuts.ts';

export interface SearchInputProps {
  /** The label for screen readers; also visible where there is no placeholder. */
  readonly label: string;
  readonly placeholder?: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly maxLength?: number;
  readonly sx?: SxProps;
}

/** Words to search with, and a button that clears them; the shortcut for the page's search leads here. */
export function SearchInput({
  label,
  placeholder = label,
  text,
  onText,
  maxLength = 200,
  sx,
}: SearchInputProps) {
  const translate = useTranslate();
  const keys = useAriaKeys('search');
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onText('');
    // The button is gone with the words: the keyboard stays where it was.
    input.current?.focus();
  };
  return (
    <Box role="search" sx={sx}>
      <TextField
        margin="none"
        hiddenLabel
        type="search"
        value={text}
        placeholder={placeholder}
        onChange={(event) => onText(event.target.value)}
        inputRef={input}
        slotProps={{
          htmlInput: { 'aria-label': label, 'aria-keyshortcuts': keys, autoComplete: 'off', maxLength },
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
                onClick={clear}
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
