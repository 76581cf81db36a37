import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Section } from '../../../components/Section.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import type { ImportKind, ImportRecord, ImportTable } from './importRecord.ts';
import { useSetUp } from './useSetUp.ts';

interface MappingSectionProps {
  readonly record: ImportRecord;
  readonly kind: ImportKind;
  readonly table: ImportTable;
}

/** Which column of the file fills which of ours: guessed, and chosen otherwise where that is wrong. */
export function MappingSection({ record, kind, table }: MappingSectionProps) {
  const say = useTexts('importPages');
  const id = useId();
  const { save, isBusy } = useSetUp(record);
  const { mapping } = record;
  const choose = (column: string, at: number | string | undefined) => {
    const { [column]: _before, ...others } = mapping;
    void save({ mapping: at === undefined ? others : { ...others, [column]: at } });
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
        {kind.columns.map((column) => (
          <ColumnChoice
            key={column.name}
            id={`${id}-${column.name}`}
            column={column}
            table={table}
            at={mapping[column.name]}
            isBusy={isBusy}
            onChoose={(at) => choose(column.name, at)}
          />
        ))}
      </Box>
      {unused.length > 0 && (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {say('unused', { columns: unused.slice(0, 30).join(', ') })}
        </Typography>
      )}
    </Section>
  );
}
