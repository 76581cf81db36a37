import Box from '@mui/material/Box';
import { useState } from 'react';
import { MAX_FIXED } from '../../../../resources/work/dataImport/schema.ts';
import { TextControl } from '../../../components/TextControl.tsx';
import { SelectControl } from '../../../fields/controls/SelectControl.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import type { ImportKind, ImportTable } from './importRecord.ts';

/** The choice of a value that all rows have, beside the columns of the file. */
const FIXED = '=';

interface ColumnChoiceProps {
  readonly id: string;
  readonly column: ImportKind['columns'][number];
  readonly table: ImportTable;
  /** The place of the column of the file, or the value of all rows. */
  readonly at: number | string | undefined;
  readonly isBusy: boolean;
  readonly onChoose: (at: number | string | undefined) => void;
}

/** An example of what the file has in a column. */
const exampleIn = ({ sample }: ImportTable, at: number): string | undefined =>
  sample.map((row) => row[at] ?? '').find((text) => text !== '');

/** What fills one of our columns: a column of the file, nothing, or a value that is typed once for all rows. */
export function ColumnChoice({ id, column, table, at, isBusy, onChoose }: ColumnChoiceProps) {
  const say = useTexts('importPages');
  const { label, isRequired, canBeFixed } = column;
  const stored = typeof at === 'string' ? at : '';
  // Chosen, and nothing typed yet: there is nothing to save.
  const [isTyping, setIsTyping] = useState(false);
  const [text, setText] = useState(stored);
  const isFixed = isTyping || typeof at === 'string';
  const example = typeof at === 'number' ? exampleIn(table, at) : undefined;
  const keep = () => {
    const value = text.trim();
    if (value !== '' && value !== stored) onChoose(value);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
      <SelectControl
        id={id}
        label={label}
        required={isRequired}
        disabled={isBusy}
        value={isFixed ? FIXED : at === undefined ? '' : `${at}`}
        empty={say('noColumn')}
        help={example === undefined ? '' : say('example', { example: example.slice(0, 60) })}
        options={[
          { value: '', text: say('noColumn') },
          ...(canBeFixed ? [{ value: FIXED, text: say('fixed') }] : []),
          ...table.columns.map((name, place) => ({ value: `${place}`, text: name })),
        ]}
        onChoose={(value) => {
          setIsTyping(value === FIXED);
          if (value !== FIXED) onChoose(value === '' ? undefined : Number(value));
        }}
      />
      {isFixed && (
        <TextControl
          id={`${id}-fixed`}
          label={say('fixedFor', { column: label })}
          help={say('fixedHelp')}
          text={text}
          onText={setText}
          onBlur={keep}
          disabled={isBusy}
          html={{ maxLength: MAX_FIXED }}
          more={{
            onKeyDown: (event) => {
              if (event.key === 'Enter') keep();
            },
          }}
        />
      )}
    </Box>
  );
}
