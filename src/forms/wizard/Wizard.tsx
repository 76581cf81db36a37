import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { StickyActions } from '../../components/page/StickyActions.tsx';
import { REVEAL } from '../custom/ids.ts';
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
  /** Beside the button that sends: what it costs. */
  readonly note?: ReactNode;
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

/**
 * One form in several steps, each a part of it. All are there all the time, the open one shown: entered values stay, and
 * a link to a field leads to its step.
 */
export function Wizard({ place, steps, later = [], words, onSubmit, isBusy, note, done }: WizardProps) {
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
  const form = useStepOfField(place.go);
  useFocusOnStep(form, step?.name);
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
          ref={form}
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isLast) onSubmit();
            else if (next && (step?.check?.() ?? true)) place.go(next.name);
          }}
        >
          {steps.map(({ name, label, content }) => (
            <Box
              key={name}
              role="group"
              aria-label={label}
              data-step={name}
              hidden={name !== step?.name}
              tabIndex={-1}
              sx={{ '&:focus': { outline: 'none' } }}
            >
              {content}
            </Box>
          ))}
          <StickyActions>
            <Button
              type="submit"
              variant="contained"
              loading={isLast && isBusy}
              disabled={step?.isWaiting ?? false}
              sx={{ minWidth: { xs: 88, sm: 120 }, flex: { xs: '1 1 auto', sm: 'none' } }}
            >
              {isLast ? words.submit : words.next}
            </Button>
            {before && (
              <Button variant="outlined" onClick={() => place.go(before.name)} disabled={isBusy}>
                {words.back}
              </Button>
            )}
            {isLast && note && (
              <Box
                sx={{
                  order: { xs: -1, sm: 0 },
                  flex: { xs: '1 1 100%', sm: '0 1 auto' },
                  ml: { sm: 1 },
                }}
              >
                {note}
              </Box>
            )}
          </StickyActions>
        </Box>
      )}
    </>
  );
}

const stepOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>('[data-step]');

/** Opens the step of a field that is to take the focus while another step is shown. */
function useStepOfField(go: WizardPlace['go']) {
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(go);
  useLayoutEffect(() => {
    latest.current = go;
  });
  useEffect(() => {
    const element = form.current;
    const open = ({ target }: Event) => {
      const name = stepOf(target as Element)?.dataset.step;
      if (name !== undefined) latest.current(name);
    };
    element?.addEventListener(REVEAL, open);
    return () => element?.removeEventListener(REVEAL, open);
  }, []);
  return form;
}

/** A step that opens takes the focus, from its top; the first one leaves it to the page. */
function useFocusOnStep(form: RefObject<HTMLFormElement | null>, step: string | undefined) {
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const opened = form.current?.querySelector<HTMLElement>(`[data-step="${step}"]`);
    opened?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [form, step]);
}
