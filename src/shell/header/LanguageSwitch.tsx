import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';
import { HTML_LANG, LOCALES } from '../../../i18n/locale.ts';
import { useLanguage } from '../../runtime/language/LanguageProvider.tsx';

/** Both languages side by side, each named in its own words; the other one takes effect at once. */
export function LanguageSwitch() {
  const translate = useTranslate();
  const [current, choose] = useLanguage();
  return (
    <Box role="group" aria-label={translate('shell.language')} sx={{ display: 'flex', gap: 0.25 }}>
      {LOCALES.map(({ locale, name }) => (
        <ButtonBase
          key={locale}
          lang={HTML_LANG[locale]}
          aria-pressed={locale === current}
          aria-label={`${locale.toUpperCase()}, ${name}`}
          title={name}
          onClick={() => choose(locale)}
          sx={(theme) => ({
            minWidth: 36,
            height: 36,
            borderRadius: 1,
            fontSize: '0.8125rem',
            fontWeight: 700,
            color: locale === current ? 'text.primary' : 'text.secondary',
            bgcolor: locale === current ? theme.palette.colours.sunken : 'transparent',
            '&:hover': { bgcolor: theme.palette.colours.sunken },
          })}
        >
          {locale.toUpperCase()}
        </ButtonBase>
      ))}
    </Box>
  );
}
