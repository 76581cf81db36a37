import Box from '@mui/material/Box';
import { memo } from 'react';
import { useTranslate } from 'react-admin';

/** The first stop of the keyboard: past the menu, to the page. */
export const SkipLink = memo(function SkipLink() {
  const translate = useTranslate();
  return (
    <Box
      component="a"
      href="#main-content"
      className="no-print"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main-content')?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        fontWeight: 650,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {translate('shell.skip')}
    </Box>
  );
});
