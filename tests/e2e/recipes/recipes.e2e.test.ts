import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { copyProject, RECIPES, type RecipeCopy } from '../../project/recipes/recipeCopy.ts';

let copy: RecipeCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

/** Milliseconds for a build and a run of its own, on a slow machine that does other things too. */
const PATIENCE = 900_000;

test(
  'the recipes of CONTRIBUTING.md › lead to pages that work in a browser',
  async () => {
    for (const recipe of RECIPES) await copy.follow(recipe);
    await copy.run('scripts/build.mjs', '--quick');
    // Only the copy has the pages that these tests open.
    const inCopy = 'tests/e2e/recipes/openRecipes.test.ts';
    await rename(join(copy.folder, 'tests/e2e/recipes/openRecipes.ts'), join(copy.folder, inCopy));
    await copy.run('node_modules/vitest/vitest.mjs', 'run', '--project', 'e2e', inCopy);
  },
  PATIENCE,
);
