import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useId } from 'react';
import { Section } from '../../../components/Section.tsx';
import { SelectControl } from '../../../fields/controls/SelectControl.tsx';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import type { ImportRecord, ImportTable } from './importRecord.ts';
import { useSetUp } from './useSetUp.ts';

interface SourceSectionProps {
  readonly record: ImportRecord;
  readonly table: ImportTable;
}

const ENCODINGS = ['utf-8', 'windows-1252', 'macintosh', 'utf-16le', 'utf-16be'];
const SEPARATORS = [';', ',', '\t', '|'];
/** Lines that are offered as the line of the headers. */
const HEADER_LINES = 10;
/** Rows and columns of the file that are shown. */
const SHOWN_ROWS = 5;

/** How the file is read: recognised, shown, and chosen otherwise where that is wrong. */
export function SourceSection({ record, table }: SourceSectionProps) {
  const say = useTexts('importPages');
  const errorText = useErrorText();
  const id = useId();
  const { save, isBusy } = useSetUp(record);
  const choose = (more: ImportRecord['options']) => void save({ options: { ...record.options, ...more } });
  const separatorText = (one: string): string =>
    say(`separators.${one === '\t' ? 'tab' : one === ';' ? 'semicolon' : one === ',' ? 'comma' : 'bar'}`);
  const withOwn = (all: readonly string[], own: string) => [...new Set([own, ...all])];
  return (
    <Section title={say('form')} hint={say('formHint')}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
          mb: 2,
        }}
      >
        {table.sheets.length > 0 && (
          <SelectControl
            id={`${id}-sheet`}
            label={say('sheet')}
            value={table.sheet ?? ''}
            disabled={isBusy}
            options={table.sheets.map(({ name, isHidden }) => ({
              value: name,
              text: isHidden ? say('hiddenSheet', { name }) : name,
            }))}
            onChoose={(sheet) => choose({ sheet: String(sheet), headerRow: undefined })}
          />
        )}
        {table.encoding !== null && (
          <SelectControl
            id={`${id}-encoding`}
            label={say('encoding')}
            value={table.encoding}
            disabled={isBusy}
            options={withOwn(ENCODINGS, table.encoding).map((value) => ({ value, text: value }))}
            onChoose={(encoding) => choose({ encoding: String(encoding) })}
          />
        )}
        {table.separator !== null && (
          <SelectControl
            id={`${id}-separator`}
            label={say('separator')}
            value={table.separator}
            disabled={isBusy}
            options={withOwn(SEPARATORS, table.separator).map((value) => ({
              value,
              text: separatorText(value),
            }))}
            onChoose={(separator) => choose({ separator: String(separator) })}
          />
        )}
        <SelectControl
          id={`${id}-header`}
          label={say('headerRow')}
          value={`${table.headerRow}`}
          disabled={isBusy}
          options={Array.from({ length: Math.max(HEADER_LINES, table.headerRow) + 1 }, (_, line) => ({
            value: `${line}`,
            text: line === 0 ? say('noHeader') : say('line', { line }),
          }))}
          onChoose={(line) => choose({ headerRow: Number(line) })}
        />
        <SelectControl
          id={`${id}-order`}
          label={say('dateOrder')}
          value={record.options.dateOrder ?? 'FILE'}
          disabled={isBusy}
          options={(['FILE', 'DMY', 'MDY'] as const).map((value) => ({
            value,
            text: say(`orders.${value}`),
          }))}
          onChoose={(order) => choose({ dateOrder: order === 'DMY' || order === 'MDY' ? order : undefined })}
        />
      </Box>
      {table.warnings.map((code) => (
        <Alert key={code} severity="warning" sx={{ mb: 1 }}>
          {errorText(code)}
        </Alert>
      ))}
      <TableContainer tabIndex={0} role="region" aria-label={say('sample')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {table.columns.map((name, at) => (
                // eslint-disable-next-line react/no-array-index-key -- columns stay where they are
                <TableCell key={at} sx={{ whiteSpace: 'nowrap', fontWeight: 650 }}>
                  {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {table.sample.slice(0, SHOWN_ROWS).map((row, line) => (
              // eslint-disable-next-line react/no-array-index-key -- the first rows of a file, in its order
              <TableRow key={line}>
                {table.columns.map((_, at) => (
                  // eslint-disable-next-line react/no-array-index-key -- columns stay where they are
                  <TableCell
                    key={at}
                    sx={{ whiteSpace: 'nowrap', maxWidth: 260, overflow: 'hidden', textOverflow: 'ellipsis' }}
                  >
                    {row[at] ?? ''}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Section>
  );
}
