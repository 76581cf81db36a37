// @vitest-environment jsdom
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { expect, test } from 'vitest';
import { PERMISSIONS } from '../../../resources/kit/permissions.ts';
import { animalTransfer } from '../../../resources/requests/animalTransfer/schema.ts';
import { ModuleListContext } from '../../../src/lists/listContext.ts';
import { QueueTable } from '../../../src/requests/queue/QueueTable.tsx';
import { RequestTypeContext } from '../../../src/requests/requestType.ts';
import type { RequestRow } from '../../../src/requests/requestRow.ts';
import { makeActor } from '../../helpers/actor.ts';
import { render } from '../../helpers/render.tsx';

const row: RequestRow = {
  id: 4,
  version: 1,
  transponder: '620098100000004',
  animalName: 'Luna',
  origin: 'PUBLIC',
  validationStatus: 'WAITING_VALIDATION',
  closed: false,
  accepted: null,
  requesterName: 'Ana Reis',
  creationTimestamp: '2026-03-02T10:00:12.000Z',
  lastUpdateTimestamp: '2026-03-02T11:30:45.000Z',
  labels: [],
};

const session = {
  step: 'DONE',
  sessionToken: 's',
  actor: makeActor({ permissions: [...PERMISSIONS] }),
} as const;

/** The cells of a row of the queue, by the class of their column. */
async function cellsOf(more: Partial<RequestRow>) {
  const list = { data: [{ ...row, ...more }], selectedIds: [] } as unknown as ListControllerResult;
  const { root } = await render(
    <RequestTypeContext value={animalTransfer}>
      <ModuleListContext value={{ module: animalTransfer, storeKey: 'queue' }}>
        <ListContextProvider value={list}>
          <QueueTable mayDecide openBy={() => ''} />
        </ListContextProvider>
      </ModuleListContext>
    </RequestTypeContext>,
    { session },
  );
  const textOf = (name: string) => root.querySelector(`tbody .column-${name}`)!.textContent;
  return { root, textOf };
}

test('the day of a request › stands once in its row, without the time', async () => {
  const { root, textOf } = await cellsOf({});
  expect(textOf('created')).toMatch(/^Formulário público02-03-2026 · há \d+ dias$/);
  expect(textOf('updated')).toBe('');
  expect(root.textContent!.split('02-03-2026')).toHaveLength(2);
  const { textOf: changed } = await cellsOf({ lastUpdateTimestamp: '2026-03-05T11:30:45.000Z' });
  expect(changed('updated')).toBe('05-03-2026');
});

test('the labels of a request › stand in its row where it has some', async () => {
  const { root, textOf } = await cellsOf({});
  expect(textOf('title')).toBe('Luna620 0981 0000 0004');
  expect(root.querySelector('[aria-label="Etiquetas"]')).toBeNull();
  const { root: labelled } = await cellsOf({ labels: ['urgente'] });
  expect(labelled.querySelector('[aria-label="Etiquetas"]')?.textContent).toBe('urgente');
});
