import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { readRecallFigures } from '../../../../resources/animals/recallCase/calls.ts';
import { NOTICE_STATES, RECALL_OUTCOMES } from '../../../../resources/animals/recallCase/schema.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { CompactDescriptionList } from '../../../components/CompactDescriptionList.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { tabular } from '../../../theme/layout.ts';

type Figures = AnswerOf<typeof readRecallFigures>;

const NOTICE_COUNTS = {
  WAITING: 'waiting',
  SENT: 'sent',
  FAILED: 'failed',
  NO_ADDRESS: 'noAddress',
} as const;
const RECEIVERS = ['owners', 'veterinarians', 'entities'] as const;

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box>
    <Typography variant="h3" sx={{ fontSize: '0.9375rem', mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

const Count = ({ value }: { readonly value: number }) => (
  <Box component="span" sx={{ fontWeight: 600, ...tabular }}>
    {value}
  </Box>
);

/** The figures of a recall: animals by what was found, and mails to each kind of receiver by what became of them. */
export function RecallFigures({ figures }: { readonly figures: Figures | undefined }) {
  const translate = useTranslate();
  const say = useTexts('recallCasePages');
  if (!figures) return <Skeleton height={140} />;
  const choice = (field: string, value: string): string =>
    translate(`resources.recallCase.choices.${field}.${value}`);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Group title={say('animals')}>
        <CompactDescriptionList
          pairs={[
            { label: choice('status', 'OPEN'), value: <Count value={figures.open} /> },
            { label: choice('status', 'DONE'), value: <Count value={figures.done} /> },
            ...RECALL_OUTCOMES.map((outcome) => ({
              label: choice('outcome', outcome),
              value: <Count value={figures.outcomes[outcome]} />,
            })),
            { label: say('unused'), value: <Count value={figures.unused} /> },
          ]}
        />
      </Group>
      {RECEIVERS.map((receiver) => (
        <Group key={receiver} title={say(receiver)}>
          <CompactDescriptionList
            pairs={NOTICE_STATES.map((state) => ({
              label: choice('notice', state),
              value: <Count value={figures[receiver][NOTICE_COUNTS[state]]} />,
            }))}
          />
        </Group>
      ))}
    </Box>
  );
}
