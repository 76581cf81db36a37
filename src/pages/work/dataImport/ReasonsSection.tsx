import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import type { importRows, ROW_DECISIONS } from '../../../../resources/work/dataImport/calls.ts';
import { ListLine } from '../../../components/ListLine.tsx';
import { Section } from '../../../components/Section.tsx';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { StatusBadge } from '../../../theme/StatusBadge.tsx';
import { TONES } from './rowTones.ts';

type Reason = AnswerOf<typeof importRows>['reasons'][number];
type Decision = (typeof ROW_DECISIONS)[number];

interface ReasonsSectionProps {
  readonly reasons: readonly Reason[];
  /** Whether rows can be decided on. */
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onDecide: (decision: Decision, reason: Reason) => void;
}

/** Why rows are left out, with one decision for all of a reason. */
export function ReasonsSection({ reasons, isOpen, isBusy, onDecide }: ReasonsSectionProps) {
  const say = useTexts('importPages');
  const errorText = useErrorText();
  if (reasons.length === 0) return null;
  return (
    <Section
      title={say('reasons')}
      hint={isOpen && reasons.some((one) => one.state === 'CONFLICT') ? say('reasonsHint') : undefined}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }} aria-label={say('reasons')}>
        {reasons.map((reason) => (
          <ListLine
            key={`${reason.state} ${reason.code} ${reason.column ?? ''}`}
            title={reason.columnLabel ?? errorText(reason.code)}
            badge={<StatusBadge tone={TONES[reason.state]}>{say(`states.${reason.state}`)}</StatusBadge>}
            actions={
              isOpen &&
              reason.state === 'CONFLICT' && (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                  {(['OURS', 'THEIRS', 'SKIP'] as const).map((decision) => (
                    <Button
                      key={decision}
                      size="small"
                      variant="outlined"
                      disabled={isBusy}
                      onClick={() => onDecide(decision, reason)}
                    >
                      {say(`decideAll.${decision}`)}
                    </Button>
                  ))}
                </Box>
              )
            }
          >
            <Box>
              {reason.columnLabel !== null && `${errorText(reason.code)} `}
              {say('rowsOf', { smart_count: reason.count })}
              {reason.state === 'CONFLICT' && ` · ${say('undecided', { smart_count: reason.undecided })}`}
            </Box>
          </ListLine>
        ))}
      </Box>
    </Section>
  );
}
