// @vitest-environment jsdom
import { RecordContextProvider } from 'react-admin';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { paysWithCredits } from '../../../resources/kit/access.ts';
import { refusalLink } from '../../../src/components/refusalLinks.tsx';
import { setRefusalAction } from '../../../src/components/refusalAction.ts';
import { SubmissionError } from '../../../src/components/SubmissionError.tsx';
import { PaymentSlip } from '../../../src/pages/money/multibancoReference/PaymentSlip.tsx';
import { registerPages } from '../../../src/runtime/address/pageTable.ts';
import { makeActor } from '../../helpers/actor.ts';
import { click, named, render } from '../../helpers/render.tsx';

const reference = {
  id: 7,
  status: 'PENDING',
  entityCode: '90150',
  number: '123123451',
  amount: 43_211,
  credits: 100,
  lastDay: '2026-12-02',
};
const slip = (more: object = {}) => (
  <RecordContextProvider value={{ ...reference, ...more }}>
    <PaymentSlip />
  </RecordContextProvider>
);

describe('what is needed to pay a reference', () => {
  test('while it waits › has the number in groups, the amount and the last day, and is copied as text', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    Object.assign(navigator, { clipboard: { writeText } });
    const { root } = await render(slip());
    const shown = root.textContent.replaceAll('\u00a0', ' ');
    for (const part of ['90150', '123 123 451', '432,11 €', '02-12-2026']) expect(shown).toContain(part);
    await click(named('button', 'Copiar'));
    const [[copied]] = writeText.mock.calls as unknown as [[string]];
    expect(copied.replaceAll('\u00a0', ' ').split('\n')).toEqual([
      'Entidade: 90150',
      'Referência: 123 123 451',
      'Valor: 432,11 €',
      'Pagar até: 02-12-2026',
    ]);
    expect(root.querySelector('[role=status]')?.textContent).toBe('Copiado');
  });

  test.each([
    ['PAID', 'This reference is paid. Credits added: 100.'],
    ['EXPIRED', 'The term of this reference is over. Do not pay it'],
    ['CANCELED', 'This reference was cancelled. Do not pay it'],
  ])('of one that is %s › is not offered to be paid', async (status, words) => {
    const { root } = await render(slip({ status }), { language: 'en' });
    expect(root.textContent).toContain(words);
    expect(root.textContent).not.toContain('123 123 451');
  });
});

describe('a refusal for lack of credits', () => {
  beforeAll(() => setRefusalAction(refusalLink));
  const trouble = { kind: 'refused', code: 'NO_CREDITS', failure: null } as const;
  const profile = { name: 'x', canRegisterBillable: true, canRegisterNonBillable: true };
  const linkFor = async (isBillable: boolean, code = 'NO_CREDITS') => {
    registerPages([{ path: '/billing/charging/create', title: 'x', access: paysWithCredits }]);
    const actor = makeActor({ entityProfile: { ...profile, isBillable } });
    const { root } = await render(<SubmissionError trouble={{ ...trouble, code }} />, {
      session: { step: 'DONE', sessionToken: 'token', actor },
    });
    return root.querySelector('a')?.getAttribute('href');
  };

  test('of a user who may add some › leads to the page where they are paid for', async () => {
    expect(await linkFor(true)).toBe('/billing/charging/create');
  });

  test('of a user who may not, or for another reason › leads nowhere', async () => {
    expect(await linkFor(false)).toBeUndefined();
    expect(await linkFor(true, 'OWNER_IS_LOCKED')).toBeUndefined();
  });
});
