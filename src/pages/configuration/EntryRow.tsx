import EditRounded from '@mui/icons-material/EditRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { showDate } from '../../../resources/numbers/dates.ts';
import { useLanguage } from '../../shell/preferences/LanguageProvider.tsx';
import { PARTS } from './parts.ts';
import type { Entry } from './useConfiguration.ts';

interface EntryRowProps {
  readonly entry: Entry;
  readonly onEdit: () => void;
}

/** Characters of a long text that the row shows. */
const SHOWN = 160;

/** The words of formatted text, in one line. */
const plain = (html: string): string => {
  const text = new DOMParser().parseFromString(
    html.replace(/<(?=br|\/(?:p|li|div|h\d|td))/gi, ' <'),
    'text/html',
  ).body.textContent;
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length > SHOWN ? `${words.slice(0, SHOWN).trimEnd()}…` : words;
};

/** One key: what it is, what it is set to, who set it. */
export function EntryRow({ entry, onEdit }: EntryRowProps) {
  const translate = useTranslate();
  const { key, updatedBy, updatedAt } = entry;
  const name = translate(`configurationPages.keys.${key}.name`);
  const date = updatedAt && showDate(updatedAt);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        columnGap: 2,
        rowGap: 1,
        py: 1.75,
        '& + li': { borderTop: 1, borderColor: 'divider' },
        '&:last-of-type': { pb: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Typography component="h3" sx={{ fontWeight: 650 }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
          {translate(`configurationPages.keys.${key}.text`)}
        </Typography>
        <Box sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
          <Summary entry={entry} />
        </Box>
        {date && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {updatedBy
              ? translate('configurationPages.updatedBy', { name: updatedBy.name, date })
              : translate('configurationPages.updated', { date })}
          </Typography>
        )}
      </Box>
      <Button
        variant="outlined"
        size="small"
        startIcon={<EditRounded />}
        aria-label={translate('configurationPages.edit', { name })}
        onClick={onEdit}
      >
        {translate('kit.form.edit')}
      </Button>
    </Box>
  );
}

/** What is set, in a line. */
function Summary({ entry: { key, value } }: { readonly entry: Entry }) {
  const translate = useTranslate();
  const [language] = useLanguage();
  const held = (value ?? {}) as Record<string, unknown>;
  // As readers have it: a text without English is shown in Portuguese.
  const shown = held[language] ? language : 'pt';
  const parts = PARTS[key].flatMap(({ name, kind }): string[] => {
    const one = name === '' ? value : held[name];
    if (one === null || one === undefined || one === '') return [];
    const label = name === '' ? '' : `${translate(`configurationPages.parts.${name}`)}: `;
    if (kind === 'html') return name === shown ? [plain(String(one))] : [];
    if (kind === 'choice') return [translate(`configurationPages.choices.${String(one)}`)];
    if (kind === 'boolean')
      return [`${label}${translate(`kit.fields.boolean.${one === true ? 'yes' : 'no'}`)}`];
    return [`${label}${String(one)}`];
  });
  const text = parts.filter(Boolean).join(' · ');
  if (!text)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate('configurationPages.notSet')}
      </Box>
    );
  // A text is quoted; a rule's value is what the eye looks for.
  return PARTS[key].some(({ kind }) => kind === 'html') ? (
    <Box sx={{ pl: 1.5, borderLeft: 3, borderColor: 'divider', fontSize: '0.9375rem', maxWidth: '80ch' }}>
      {text}
    </Box>
  ) : (
    <Box component="span" sx={{ fontWeight: 650 }}>
      {text}
    </Box>
  );
}
