import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { daysAgo, refusal } from './interventions.ts';
import {
  server,
  staff,
  animalId,
  transponder,
  animalNow,
  plain,
  sterilization,
  add,
  startInterventions,
} from './interventionWorld.ts';

startInterventions();

describe('a sterilisation', () => {
  it('by its own path › is added once, and shown by the animal until it is deleted', async () => {
    const made = await add(sterilization(), 'sterilization/');
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ typeId: 9, sterilizationType: 'PRIVATE' });
    expect(await animalNow()).toMatchObject({
      isSterilized: true,
      operations: { SET_STERILIZATION: { allowed: false, reason: 'ANIMAL_ALREADY_STERILIZED' } },
    });
    expect(refusal(await add(sterilization(), 'sterilization/'))).toEqual([409, 'ANIMAL_ALREADY_STERILIZED']);
    expect(refusal(await add({ ...sterilization(), typeId: 9 }))).toEqual([409, 'ANIMAL_ALREADY_STERILIZED']);
    const path = `/health-interventions/sterilization/${transponder}/${made.body.id}`;
    const changed = await staff.call('PUT', path, { version: 1, executionDate: daysAgo(6) });
    expect(changed.body).toMatchObject({ executionDate: daysAgo(6) });
    await staff.call('DELETE', `/health-interventions/${transponder}/${made.body.id}`);
    expect(await animalNow()).toMatchObject({ isSterilized: false });
  });

  it('of an animal of another register › is added, by either path, where other interventions are refused', async () => {
    await server.db.query(sql`update animal set is_external = true where id = ${animalId}`);
    expect(refusal(await add(plain()))).toEqual([409, 'ANIMAL_IS_EXTERNAL']);
    const made = await add({ ...sterilization(), typeId: 9 });
    expect(made.status).toBe(201);
  });

  it('a financing entity › is named where the county pays, and refused otherwise', async () => {
    const admin = await server.person({ permissions: ['MANAGE_VACCINES'] });
    const { body: payer } = await admin.call('POST', '/financing-entities/', { name: 'Município de Braga' });
    const county = { sterilizationType: 'FINANCED_BY_COUNTY' };
    expect(refusal(await add(sterilization(county), 'sterilization/'))).toEqual([
      422,
      'financingEntityId MISSING_FINANCING_ENTITY',
    ]);
    expect(refusal(await add(sterilization({ financingEntityId: payer.id }), 'sterilization/'))).toEqual([
      422,
      'financingEntityId INVALID_FINANCING_ENTITY',
    ]);
    const made = await add(sterilization({ ...county, financingEntityId: payer.id }), 'sterilization/');
    expect(made.body).toMatchObject({ financingEntity: { id: payer.id, name: 'Município de Braga' } });
    const path = `/health-interventions/sterilization/${transponder}/${made.body.id}`;
    const changed = await staff.call('PUT', path, { version: 1, sterilizationType: 'PRIVATE' });
    expect(changed.body).toMatchObject({ sterilizationType: 'PRIVATE', financingEntityId: null });
  });

  it.each([
    ['no way of financing', { sterilizationType: undefined }, 'MISSING_STERILIZATION_TYPE'],
    ['an unknown one', { sterilizationType: 'FREE' }, 'INVALID_STERILIZATION_TYPE'],
    [
      'one that is only shown',
      { sterilizationType: 'FINANCED_BY_MINISTRY_OF_AGRICULTURE' },
      'INVALID_STERILIZATION_TYPE',
    ],
  ])('with %s is refused', async (_name, more, fault) => {
    expect(refusal(await add(sterilization(more), 'sterilization/'))).toEqual([
      422,
      `sterilizationType ${fault}`,
    ]);
  });

  it('a way of financing that is only shown › is kept', async () => {
    const made = await add(sterilization(), 'sterilization/');
    await server.db.query(sql`update health_intervention
      set sterilization_type = 'FINANCED_BY_MINISTRY_OF_AGRICULTURE' where id = ${made.body.id}`);
    const path = `/health-interventions/sterilization/${transponder}/${made.body.id}`;
    const changed = await staff.call('PUT', path, { version: 1, executionDate: daysAgo(7) });
    expect(changed.body).toMatchObject({ sterilizationType: 'FINANCED_BY_MINISTRY_OF_AGRICULTURE' });
  });

  it.each([
    ['found', sql`status = 'FOUND'`, 'ANIMAL_IS_FOUND'],
    ['of faulty data', sql`errors = '[{"property":"name","error":"INVALID_NAME"}]'`, 'ANIMAL_DATA_INVALID'],
  ])('of an animal that is %s is refused, other interventions are not', async (_name, change, code) => {
    await server.db.query(sql`update animal set ${change} where id = ${animalId}`);
    expect(refusal(await add(sterilization(), 'sterilization/'))).toEqual([409, code]);
    expect((await add(plain())).status).toBe(201);
  });

  it('during a change of owner › is refused until that ends', async () => {
    await server.db.query(
      sql`insert into animal_transfer (animal_id, origin, new_owner) values (${animalId}, 'COLEIRA', '{}')`,
    );
    expect(refusal(await add(sterilization(), 'sterilization/'))).toEqual([409, 'PENDING_TRANSFER']);
    expect((await add(plain())).status).toBe(201);
  });
});
