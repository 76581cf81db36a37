import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Section } from '../../../components/Section.tsx';
import { SelectControl } from '../../../fields/controls/SelectControl.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import type { ImportKind, ImportRecord, ImportTable } from './importRecord.ts';
import { useSetUp } from './useSetUp.ts';

interface MappingSectionProps {
  readonly record: ImportRecord;
  readonly kind: ImportKind;
  readonly table: ImportTable;
}

/** An example of what the file has in a column. */
const exampleIn = ({ sample }: ImportTable, at: number): string | undefined =>
  sample.map((row) => row[at] ?? '').find((text) => text !== '');

/** Which column of the file fills which of ours: guessed, and chosen otherwise where that is wrong. */
export function MappingSection({ record, kind, table }: MappingSectionProps) {
  const say = useTexts('importPages');
  const id = useId();
  const { save, isBusy } = useSetUp(record);
  const { mapping } = record;
  const choose = (column: string, value: string) => {
    const { [column]: _before, ...others } = mapping;
    void save({ mapping: value === '' ? others : { ...others, [column]: Number(value) } });
  };
  const used = new Set(Object.values(mapping));
  const unused = table.columns.filter((_, at) => !used.has(at));
  return (
    <Section title={say('columns')} hint={say('columnsHint')}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
        }}
      >
        {kind.columns.map(({ name, label, isRequired }) => {
          const at = mapping[name];
          const example = at === undefined ? undefined : exampleIn(table, at);
          return (
            <SelectControl
              key={name}
              id={`${id}-${name}`}
              label={label}
              required={isRequired}
              disabled={isBusy}
              value={at === undefined ? '' : `${at}`}
              empty={say('noColumn')}
              help={example === undefined ? '' : say('example', { example: example.slice(0, 60) })}
              options={[
                { value: '', text: say('noColumn') },
                ...table.columns.map((text, place) => ({ value: `${place}`, text })),
              ]}
              onChoose={(value) => choose(name, String(value))}
            />
          );
        })}
      </Box>
      {unused.length > 0 && (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {say('unused', { columns: unused.slice(0, 30).join(', ') })}
        </Typography>
      )}
    </Section>
  );
}
