import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ConfigurationKey } from '../../../../resources/common/configuration/configurationValues.ts';
import { usePartLabel } from './usePartLabel.ts';
import { useLanguage } from '../../../runtime/language/LanguageProvider.tsx';
import { partsOf, turned } from './parts.ts';
import type { Entry } from './useConfiguration.ts';

/** Characters of a long text that the row shows. */
const MAX_CHARACTERS_SHOWN = 160;

/** The words of formatted text, in one line. */
const plain = (html: string): string => {
  const text = new DOMParser().parseFromString(
    html.replace(/<(?=br|\/(?:p|li|div|h\d|td))/gi, ' <'),
    'text/html',
  ).body.textContent;
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length > MAX_CHARACTERS_SHOWN ? `${words.slice(0, MAX_CHARACTERS_SHOWN).trimEnd()}…` : words;
};

/** Says a value of a key in one line; an empty text where nothing is set. */
export function useValueText(): (key: ConfigurationKey, value: unknown) => string {
  const translate = useTranslate();
  const [language] = useLanguage();
  const label = usePartLabel();
  return (key, value) => {
    const held = (value ?? {}) as Record<string, unknown>;
    // As readers have it: a text without English is shown in Portuguese.
    const shown = held[language] ? language : 'pt';
    const parts = partsOf(key, value).flatMap(({ name, kind }): string[] => {
      const one = name === '' ? value : held[name];
      if (one === null || one === undefined || one === '') return [];
      const lead = name === '' ? '' : `${label(key, name)}: `;
      if (kind === 'days') return [(one as readonly string[]).map(turned).join(', ')];
      if (kind === 'html') return name === shown ? [plain(String(one))] : [];
      if (kind === 'choice') return [translate(`configurationPages.choices.${String(one)}`)];
      if (kind === 'boolean')
        return [`${lead}${translate(`kit.fields.boolean.${one === true ? 'yes' : 'no'}`)}`];
      return [`${lead}${String(one)}`];
    });
    return parts.filter(Boolean).join(' · ');
  };
}

/** The value of a key in one line, or that none is set. */
export function EntrySummary({ entry: { key, value } }: { readonly entry: Entry }) {
  const translate = useTranslate();
  const declared = partsOf(key, value);
  const text = useValueText()(key, value);
  if (!text)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate('configurationPages.notSet')}
      </Box>
    );
  // A text is quoted; a rule's value is what the eye looks for.
  return declared.some(({ kind }) => kind === 'html') ? (
    <Box sx={{ pl: 1.5, borderLeft: 3, borderColor: 'divider', fontSize: '0.9375rem', maxWidth: '80ch' }}>
      {text}
    </Box>
  ) : (
    <Box component="span" sx={{ fontWeight: 650 }}>
      {text}
    </Box>
  );
}
