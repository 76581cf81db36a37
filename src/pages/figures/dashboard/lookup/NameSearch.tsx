import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { createSearchParams, useNavigate } from 'react-router';

/** For animals whose number is not at hand: by the name of animal or owner, in the list. */
export function NameSearch() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const universalSearch = text.trim();
    if (universalSearch === '') return field.current?.focus();
    return void navigate({
      pathname: '/animal',
      search: `?${createSearchParams({ filter: JSON.stringify({ universalSearch }) })}`,
    });
  };

  return (
    <Box
      component="form"
      role="search"
      aria-label={translate('home.names.label')}
      onSubmit={submit}
      sx={{ display: 'flex', gap: 1, mt: 2, maxWidth: 640 }}
    >
      <TextField
        margin="none"
        hiddenLabel
        inputRef={field}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={translate('home.names.placeholder')}
        slotProps={{
          htmlInput: { 'aria-label': translate('home.names.label') },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchRounded fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <Button type="submit" variant="outlined">
        {translate('home.names.submit')}
      </Button>
    </Box>
  );
}
