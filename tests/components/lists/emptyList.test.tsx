// @vitest-environment jsdom
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { expect, test } from 'vitest';
import type { AnyModule } from '../../../resources/kit/module.ts';
import type { Permission } from '../../../resources/kit/permissions.ts';
import { vaccine } from '../../../resources/reference/vaccine/schema.ts';
import { dataImport } from '../../../resources/work/dataImport/schema.ts';
import { securityAlert } from '../../../resources/common/securityAlert/schema.ts';
import { ListEmptyState } from '../../../src/lists/ListEmptyState.tsx';
import { ModuleListContext, type ListOptions } from '../../../src/lists/listContext.ts';
import { makeActor } from '../../helpers/actor.ts';
import { render } from '../../helpers/render.tsx';

const list = { data: [], filterValues: {} } as unknown as ListControllerResult;

/** What an empty list says to an account. */
async function saidTo(permissions: readonly Permission[], module: AnyModule, options: ListOptions = {}) {
  const session = { step: 'DONE', sessionToken: 's', actor: makeActor({ permissions }) } as const;
  const { root } = await render(
    <ModuleListContext value={{ module, storeKey: module.name, ...options }}>
      <ListContextProvider value={list}>
        <ListEmptyState />
      </ListContextProvider>
    </ModuleListContext>,
    { session },
  );
  return root.textContent;
}

const CANNOT_CREATE = 'não criar registos';

test('an empty list › says that the account creates none only where others do, on this page', async () => {
  expect(await saidTo([], vaccine)).toContain(CANNOT_CREATE);
  expect(await saidTo(['RUN_IMPORT'], dataImport, { createTo: null })).not.toContain(CANNOT_CREATE);
  expect(await saidTo(['READ_AUDIT_LOG'], securityAlert)).not.toContain(CANNOT_CREATE);
});
