import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import type { ReactNode } from 'react';
import { StickyActions } from '../../components/page/StickyActions.tsx';
import type { WizardPlace } from './useWizard.ts';

export interface WizardStep {
  readonly name: string;
  readonly label: string;
  /** The fields of the form that belong to this step. */
  readonly content: ReactNode;
  /** Whether the user may go on; what stands against it is shown. */
  readonly check?: () => boolean;
  /** Going on is not possible yet. */
  readonly isWaiting?: boolean;
}

interface WizardProps {
  readonly place: WizardPlace;
  readonly steps: readonly WizardStep[];
  /** Names of what follows after sending, without the user. */
  readonly later?: readonly string[];
  readonly words: { readonly next: string; readonly back: string; readonly submit: string };
  readonly onSubmit: () => void;
  readonly isBusy: boolean;
  /** In place of the steps, once the form has been sent. */
  readonly done?: ReactNode;
}

/** The row of steps; on a phone each name stands below its figure, so that all stay on one line. */
const STEPPER = {
  mb: 2.5,
  '@media (max-width: 599.95px)': {
    alignItems: 'flex-start',
    '& .MuiStep-root': { flex: '1 1 0', px: 0 },
    '& .MuiStepConnector-root': { flex: '0 1 24px', mt: 1.5 },
    '& .MuiStepLabel-root': { flexDirection: 'column', textAlign: 'center', gap: 0.5 },
    '& .MuiStepLabel-iconContainer': { pr: 0 },
  },
} as const;

/** One form in several steps, each a part of it. Entered values stay when the user returns to an earlier step. */
export function Wizard({ place, steps, later = [], words, onSubmit, isBusy, done }: WizardProps) {
  const at = Math.max(
    steps.findIndex(({ name }) => name === place.step),
    0,
  );
  const step = steps[at];
  const isLast = at === steps.length - 1;
  const before = steps[at - 1];
  const next = steps[at + 1];
  const labels = [...steps.map(({ label }) => label), ...later];
  const isSent = done !== undefined;
  return (
    <>
      <Stepper activeStep={isSent ? labels.length - 1 : at} sx={STEPPER}>
        {labels.map((label, index) => (
          <Step key={label} completed={isSent ? index < steps.length : undefined}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {done ?? (
        <Box
          key={step?.name}
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isLast) onSubmit();
            else if (next && (step?.check?.() ?? true)) place.go(next.name);
          }}
        >
          {step?.content}
          <StickyActions>
            {before && (
              <Button variant="outlined" size="large" onClick={() => place.go(before.name)} disabled={isBusy}>
                {words.back}
              </Button>
            )}
            <Button
              type="submit"
              variant="contained"
              size="large"
              loading={isLast && isBusy}
              disabled={step?.isWaiting ?? false}
              sx={{ ml: 'auto' }}
            >
              {isLast ? words.submit : words.next}
            </Button>
          </StickyActions>
        </Box>
      )}
    </>
  );
}
