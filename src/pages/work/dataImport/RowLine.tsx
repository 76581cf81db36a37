import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Link as RouterLink } from 'react-router';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import type { importRows, ROW_DECISIONS } from '../../../../resources/work/dataImport/calls.ts';
import { ListLine } from '../../../components/ListLine.tsx';
import { ChangedValues } from '../../../parts/work/operationRun/ChangedValues.tsx';
import { objectPage } from '../../../records/objectPage.ts';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { StatusBadge } from '../../../theme/StatusBadge.tsx';
import { TONES } from './rowTones.ts';

type Row = AnswerOf<typeof importRows>['rows'][number];
type Decision = (typeof ROW_DECISIONS)[number];

interface RowLineProps {
  readonly row: Row;
  /** The module that the rows are about. */
  readonly module: string;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onDecide: (decision: Decision | null) => void;
}

/** The decisions that fit a row. */
const decisionsOf = ({ state, theirsCode }: Row): readonly Decision[] => {
  if (state === 'CONFLICT') return theirsCode === null ? ['OURS', 'THEIRS', 'SKIP'] : ['OURS', 'SKIP'];
  return state === 'NEW' || state === 'CHANGED' ? ['SKIP'] : [];
};

/** A code about a cell, with what the file has there. */
function FaultLine({
  fault,
  isNote = false,
}: {
  readonly fault: Row['notes'][number];
  readonly isNote?: boolean;
}) {
  const say = useTexts('importPages');
  const errorText = useErrorText();
  const { code, columnLabel, cell } = fault;
  return (
    <Box sx={{ overflowWrap: 'anywhere', ...(isNote && { color: 'text.secondary' }) }}>
      {columnLabel !== null && `${columnLabel}: `}
      {errorText(code)}
      {cell !== null && ` (${say('cell', { cell })})`}
    </Box>
  );
}

/** A row of the file: what becomes of it, or why it is left out. */
export function RowLine({ row, module, isOpen, isBusy, onDecide }: RowLineProps) {
  const say = useTexts('importPages');
  const errorText = useErrorText();
  const { line, label, state, result, code, theirsCode, columnLabel, cell, recordId, changes } = row;
  const { decision, more, notes } = row;
  const title = label === null ? say('line', { line }) : say('lineOf', { line, label });
  const path = recordId === null ? null : objectPage({ objectType: module, objectId: recordId });
  const decisions = isOpen ? decisionsOf(row) : [];
  const shown = result ?? state;
  return (
    <ListLine
      title={title}
      badge={shown !== null && <StatusBadge tone={TONES[shown]}>{say(`states.${shown}`)}</StatusBadge>}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          {path !== null && (
            <Link component={RouterLink} to={path} aria-label={say('openNamed', { name: title })}>
              {say('open')}
            </Link>
          )}
          {decisions.length > 0 && (
            <ToggleButtonGroup
              exclusive
              size="small"
              value={decision}
              disabled={isBusy}
              aria-label={say('decisionOn', { name: title })}
              onChange={(_, next: Decision | null) => onDecide(next)}
            >
              {decisions.map((one) => (
                <ToggleButton key={one} value={one}>
                  {say(`decisions.${one}`)}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          )}
        </Box>
      }
    >
      {code !== null && <FaultLine fault={{ code, columnLabel, cell }} />}
      {more.map((fault) => (
        <FaultLine key={`${fault.code} ${fault.columnLabel}`} fault={fault} />
      ))}
      {theirsCode !== null && <Box>{say('theirsRefused', { reason: errorText(theirsCode) })}</Box>}
      {notes.map((note) => (
        <FaultLine key={`${note.code} ${note.columnLabel}`} fault={note} isNote />
      ))}
      <ChangedValues changes={changes} module={module} id={recordId ?? 0} />
    </ListLine>
  );
}
