import { describe, expect, it } from 'vitest';
import { animal } from '../../resources/animals/animal/schema.ts';
import { user } from '../../resources/access/user/schema.ts';
import { linksToVeterinary } from '../../resources/entities/veterinary/links.ts';
import { isListed } from '../../src/lists/listedFields.ts';
import { makeActor } from '../helpers/actor.ts';

describe('the name of a veterinarian', () => {
  it('leads to its page › for staff whose account is not limited to some entities, and no others', () => {
    expect(linksToVeterinary(makeActor())).toBe(true);
    expect(linksToVeterinary(makeActor({ type: 'VETERINARY', veterinaryId: 3 }))).toBe(false);
    expect(linksToVeterinary(makeActor({ entitiesAccessList: [8] }))).toBe(false);
  });
});

describe('the list of a module', () => {
  it('the entity of its records › has a column and a filter for users who read entities alone', () => {
    const reader = makeActor({ permissions: ['READ_ENTITY'] });
    for (const field of [animal.fields.entityId, user.fields.entityId])
      expect([isListed(field, reader), isListed(field, makeActor()), isListed(field, null)]).toEqual([
        true,
        false,
        false,
      ]);
    expect(isListed(user.fields.roleId, makeActor())).toBe(true);
  });
});
