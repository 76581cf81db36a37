import { useEffect } from 'react';
import { useUrlParam } from '../../runtime/address/useUrlParam.ts';

/** The step of a wizard that is open. */
export interface WizardPlace {
  readonly step: string;
  readonly go: (step: string) => void;
}

/**
 * Returns the open step of a wizard, kept in the address (`?step=owner`): a reload finds it again.
 * @param steps names in their order; the first stands for an address without a step
 * @param isOpen whether a step may be opened: what it needs of the steps before is there
 */
export function useWizard(steps: readonly string[], isOpen: (step: string) => boolean): WizardPlace {
  const [first = '', ...others] = steps;
  const [found, setFound] = useUrlParam('step', others);
  const isClosed = found !== null && !isOpen(found);
  useEffect(() => {
    // What comes later must not open it unasked.
    if (isClosed) setFound(null);
    // eslint-disable-next-line react/exhaustive-deps
  }, [isClosed]);
  return {
    step: found === null || isClosed ? first : found,
    go: (step) => setFound(step === first ? null : step),
  };
}
