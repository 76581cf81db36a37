import type { ReactNode } from 'react';

/** Draws the next step beside a refusal, for the codes that have one. */
export type RefusalAction = (code: string) => ReactNode;

let action: RefusalAction = () => undefined;

/** Says which step follows a refusal: the back office does, whose pages the sign-in lacks. */
export function setRefusalAction(of: RefusalAction): void {
  action = of;
}

/** The next step beside a refusal with this code; nothing where there is none. */
export const refusalAction: RefusalAction = (code) => action(code);
