import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';

/** A value that is not there: a dash to look at, a word to listen to. */
export function EmptyValue() {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ color: 'text.disabled' }}>
      <span aria-hidden>–</span>
      <span style={visuallyHidden}>{translate('kit.fields.noValue')}</span>
    </Box>
  );
}
