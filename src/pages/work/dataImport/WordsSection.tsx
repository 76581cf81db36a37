import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { reference, type Field } from '../../../../resources/kit/fields.ts';
import { dataImport, type ImportWords } from '../../../../resources/work/dataImport/schema.ts';
import { ListLine } from '../../../components/ListLine.tsx';
import { Section } from '../../../components/Section.tsx';
import { fieldViews } from '../../../fields/index.ts';
import { SelectControl } from '../../../fields/controls/SelectControl.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import type { ImportKind, ImportRecord, KindColumn } from './importRecord.ts';
import { useSetUp } from './useSetUp.ts';

interface WordsSectionProps {
  readonly record: ImportRecord;
  readonly kind: ImportKind;
}

/** Words of the file that mean nothing yet: each gets its meaning once, for all rows and for the next file. */
export function WordsSection({ record, kind }: WordsSectionProps) {
  const say = useTexts('importPages');
  const { save, isBusy } = useSetUp(record);
  const [chosen, setChosen] = useState<ImportWords>({});
  const { unknownWords, words } = record;
  if (unknownWords.length === 0) return null;
  const columns = new Map(kind.columns.map((column) => [column.name, column]));
  const choose = (column: string, word: string, means: string) =>
    setChosen({ ...chosen, [column]: { ...chosen[column], [word]: means } });
  const merged = (): ImportWords => {
    const all: Record<string, Readonly<Record<string, string>>> = { ...words };
    for (const [column, table] of Object.entries(chosen)) all[column] = { ...all[column], ...table };
    return all;
  };
  return (
    <Section title={say('words')} hint={say('wordsHint')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }} aria-label={say('words')}>
        {unknownWords.map(({ column, word, count }) => {
          const known = columns.get(column);
          return (
            <ListLine
              key={`${column} ${word}`}
              title={word}
              actions={
                known && (
                  <Box sx={{ width: { xs: '100%', sm: 300 } }}>
                    <Meaning
                      column={known}
                      word={word}
                      value={chosen[column]?.[word]}
                      onChoose={(means) => choose(column, word, means)}
                    />
                  </Box>
                )
              }
            >
              {say('wordOf', { column: known?.label ?? column, smart_count: count })}
            </ListLine>
          );
        })}
      </Box>
      <Button
        variant="contained"
        sx={{ mt: 2 }}
        loading={isBusy}
        disabled={Object.keys(chosen).length === 0}
        onClick={() => void save({ words: merged() })}
      >
        {say('saveWords')}
      </Button>
    </Section>
  );
}

interface MeaningProps {
  readonly column: KindColumn;
  readonly word: string;
  readonly value: string | undefined;
  readonly onChoose: (means: string) => void;
}

const fieldOf = (to: string): Field => reference(to);

function Meaning({ column, word, value, onChoose }: MeaningProps) {
  const say = useTexts('importPages');
  const id = useId();
  const label = say('means', { word });
  if (column.to !== null) {
    const { Input } = fieldViews.reference;
    return (
      <Input
        module={dataImport}
        source="meaningId"
        field={fieldOf(column.to)}
        id={id}
        label={label}
        value={value === undefined || value === '' ? null : Number(value)}
        onChange={(next) => onChoose(next === null ? '' : String(next))}
      />
    );
  }
  return (
    <SelectControl
      id={id}
      label={label}
      value={value ?? ''}
      options={[
        { value: '', text: say('nothing') },
        ...(column.values ?? []).map((one) => ({ value: one.value, text: one.label })),
      ]}
      onChoose={(means) => onChoose(String(means))}
    />
  );
}
