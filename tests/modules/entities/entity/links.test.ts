import { describe, expect, it } from 'vitest';
import { linksToEntity } from '../../../../resources/entities/entity/links.ts';
import { makeActor } from '../../../helpers/actor.ts';

describe('the name of an entity', () => {
  const entity = { id: 7, name: 'Clínica' };

  it('leads to its page › for who reads entities, and never for the own one', () => {
    const reader = makeActor({ permissions: ['READ_ENTITY'], entity });
    expect([7, 8].map((id) => linksToEntity(id, reader))).toEqual([false, true]);
    expect(linksToEntity(8, makeActor({ permissions: ['WRITE_ENTITY'], entity }))).toBe(false);
  });

  it('of an account that is limited to some › leads to those alone', () => {
    const limited = makeActor({ permissions: ['READ_ENTITY'], entity, entitiesAccessList: [8] });
    expect([8, 9].map((id) => linksToEntity(id, limited))).toEqual([true, false]);
  });
});
