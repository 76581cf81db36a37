import Box from '@mui/material/Box';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import type { importRows } from '../../../../resources/work/dataImport/calls.ts';
import { ListLine } from '../../../components/ListLine.tsx';
import { Section } from '../../../components/Section.tsx';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';

type Note = AnswerOf<typeof importRows>['notes'][number];

/** How cells were read that do not say their value plainly: nothing is changed without a word. */
export function NotesSection({ notes }: { readonly notes: readonly Note[] }) {
  const say = useTexts('importPages');
  const errorText = useErrorText();
  if (notes.length === 0) return null;
  return (
    <Section title={say('notes')} hint={say('notesHint')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }} aria-label={say('notes')}>
        {notes.map(({ code, columnLabel, count }) => (
          <ListLine key={`${code} ${columnLabel}`} title={columnLabel ?? errorText(code)}>
            {columnLabel !== null && `${errorText(code)} `}
            {say('cellsOf', { smart_count: count })}
          </ListLine>
        ))}
      </Box>
    </Section>
  );
}
