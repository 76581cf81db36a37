import { useCallback, useEffect, useRef, useState } from 'react';
import { SILENCE_MS } from '../../../../dataProvider/client/silence.ts';
import type { CertificateValidation } from '../../../../resources/animals/certificate/calls.ts';
import { checkStatement, keepKeys, type StatementCheck } from './checkStatement.ts';

/** The result of a validation: the register's answer, or that of the QR code alone. */
export type Outcome =
  | { readonly kind: 'answer'; readonly answer: CertificateValidation }
  | { readonly kind: 'limited' }
  | { readonly kind: 'offline'; readonly check: StatementCheck };

async function ask(code: string): Promise<Outcome | undefined> {
  // A code of any length is no error: what is no code is unknown. No character is cut in two.
  const sent = [...code].slice(0, 60).join('');
  const path = `/api/certificates/validate/${encodeURIComponent(sent)}`;
  const response = await fetch(path, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(SILENCE_MS),
  }).catch(() => undefined);
  if (response?.status === 429) return { kind: 'limited' };
  if (!response?.ok) return undefined;
  return { kind: 'answer', answer: (await response.json()) as CertificateValidation };
}

/** Validates codes: by the register, and without a connection by the statement of the QR code. */
export function useValidation(code: string, fragment: string) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);
  const turn = useRef(0);
  const validate = useCallback(async (given: string, statement: string) => {
    const own = (turn.current += 1);
    setBusy(true);
    const found: Outcome = (await ask(given)) ?? {
      kind: 'offline',
      check: await checkStatement(statement, given),
    };
    if (own !== turn.current) return;
    setOutcome(found);
    setBusy(false);
  }, []);
  useEffect(() => {
    void keepKeys();
  }, []);
  useEffect(() => {
    if (code !== '') void validate(code, fragment);
  }, [code, fragment, validate]);
  return { outcome, isBusy, validate };
}
