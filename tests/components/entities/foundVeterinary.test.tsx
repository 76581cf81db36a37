// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { FoundVeterinary } from '../../../src/pages/entities/veterinaryAssociation/FoundVeterinary.tsx';
import type { AssociationRow } from '../../../src/parts/entities/veterinaryAssociation/associations.ts';
import { render } from '../../helpers/render.tsx';

const already = { id: 12, status: 'ACCEPTED' } as AssociationRow;
const veterinary = { name: 'Inês Duarte', ballotNumber: '2101', active: true };

describe('a veterinarian who works for the entity already', () => {
  test.each([
    [3, '/veterinary-management/12?status=ACCEPTED&entityId=3'],
    [undefined, '/veterinary-management/12?status=ACCEPTED'],
  ])('found from the list of entity %s › is opened over that list', async (entityId, to) => {
    const { root } = await render(<FoundVeterinary {...{ veterinary, already, entityId }} />);
    expect(root.querySelector('a')?.getAttribute('href')).toBe(to);
  });
});
