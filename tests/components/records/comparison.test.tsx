// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { vaccine } from '../../../resources/reference/vaccine/schema.ts';
import { differingFirst } from '../../../src/components/ComparisonTable.tsx';
import { VersionComparison } from '../../../src/records/versions/VersionComparison.tsx';
import type { Version } from '../../../src/records/versions/useVersions.ts';
import { render } from '../../helpers/render.tsx';

test('the rows of a comparison › begin with those that differ, each part in its order', () => {
  expect(differingFirst([1, 2, 3, 4], (one) => one % 2 === 0)).toEqual([2, 4, 1, 3]);
});

test('two versions with all their fields › show what differs first', async () => {
  const older = { version: 1, name: 'Nobivac', immunizationTime: 1, immunizationTimeUnit: 'YEAR' };
  const newer = { ...older, version: 2, immunizationTimeUnit: 'MONTH' };
  const { root } = await render(
    <VersionComparison
      module={vaccine}
      older={older as unknown as Version}
      newer={newer as unknown as Version}
      isWhole
    />,
  );
  const [first, ...others] = [...root.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
  expect(first).toBe('Unidade do período');
  expect(others).toContain('Nome');
});
