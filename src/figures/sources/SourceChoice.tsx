import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { reference } from '../../../resources/kit/fields.ts';
import { ReferenceControl } from '../../fields/reference/ReferenceControl.tsx';
import { useTexts } from '../../runtime/language/useTexts.ts';

const SOURCE = reference('dataSource', { only: { isActive: true } });

interface SourceChoiceProps {
  /** The source that is chosen; `undefined` while none is, `null` for a question to a data set. */
  readonly sourceId: number | null | undefined;
  readonly onSource: (id: number | null | undefined) => void;
  readonly error?: string | undefined;
}

/** Where figures come from: a question of their own to a data set, or a data source that is kept. */
export function SourceChoice({ sourceId, onSource, error }: SourceChoiceProps) {
  const say = useTexts('dataSourceChoice');
  const id = useId();
  return (
    <Box>
      <Typography id={`${id}-from`} component="h3" sx={{ fontWeight: 650 }}>
        {say('from')}
      </Typography>
      <RadioGroup
        row
        aria-labelledby={`${id}-from`}
        value={sourceId === null ? 'DATA_SET' : 'SOURCE'}
        onChange={(_event, kind) => onSource(kind === 'SOURCE' ? undefined : null)}
      >
        {(['DATA_SET', 'SOURCE'] as const).map((kind) => (
          <FormControlLabel key={kind} value={kind} control={<Radio />} label={say(`kinds.${kind}`)} />
        ))}
      </RadioGroup>
      {sourceId !== null && (
        <ReferenceControl
          id={`${id}-source`}
          label={say('source')}
          help={say('help')}
          required
          field={SOURCE}
          {...(error !== undefined && { error })}
          ids={sourceId === undefined ? [] : [sourceId]}
          onChoose={([chosen]) => onSource(chosen)}
        />
      )}
    </Box>
  );
}
