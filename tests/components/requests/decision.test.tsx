// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { ownerErasure } from '../../../resources/owners/ownerErasure/schema.ts';
import { animalTransfer } from '../../../resources/requests/animalTransfer/schema.ts';
import type { AnyRequest } from '../../../resources/kit/request.ts';
import { DecisionDialog, type DecisionAction } from '../../../src/requests/page/DecisionDialog.tsx';
import { DueDate } from '../../../src/requests/DueDate.tsx';
import { RequestTypeContext } from '../../../src/requests/requestType.ts';
import type { RequestRecord } from '../../../src/requests/requestRow.ts';
import { namesOf, render } from '../../helpers/render.tsx';

const request = {
  id: 4,
  version: 1,
  transponder: '620098100000004',
  animalName: 'Luna',
  origin: 'PUBLIC',
  validationStatus: 'WAITING_VALIDATION',
  closed: false,
  accepted: null,
  dueDate: '2026-11-06',
  creationTimestamp: '2026-10-02T10:00:12.000Z',
  lastUpdateTimestamp: '2026-10-02T11:30:45.000Z',
  labels: [],
  documents: [],
  operations: {},
} as unknown as RequestRecord;

/** Opens the dialog of a decision and returns the accessible name of what has the focus. */
async function focusedIn(module: AnyRequest, action: DecisionAction) {
  await render(
    <RequestTypeContext value={module}>
      <DecisionDialog request={request} values={{}} action={action} onClose={vi.fn()} onDone={vi.fn()} />
    </RequestTypeContext>,
  );
  return namesOf(':focus')[0];
}

describe('the dialog of a decision', () => {
  test('an acceptance › has the button that accepts in the focus, for Enter', async () => {
    expect(await focusedIn(animalTransfer, 'ACCEPTED')).toBe('Aceitar');
  });

  test('an acceptance that cannot be undone › has the safe answer in the focus', async () => {
    expect(await focusedIn(ownerErasure, 'ACCEPTED')).toBe('Cancelar');
  });

  test('a rejection › has its reason in the focus', async () => {
    expect(await focusedIn(animalTransfer, 'REJECTED')).toMatch(/^Motivo/);
  });
});

describe('a term that has passed', () => {
  test.each([
    [true, /^Prazo: 06-11-2020 · ultrapassado$/],
    [false, /^06-11-2020, Prazo ultrapassado$/],
  ])('in words: %s › is separated from its day', async (inWords, said) => {
    const { root } = await render(
      <DueDate request={{ ...request, dueDate: '2020-11-06' }} inWords={inWords} />,
    );
    expect(root.textContent).toMatch(said);
  });
});
