import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { addDays } from '../../../../resources/numbers/dates.ts';
import { daysAgo, healthStaff, TODAY } from './interventions.ts';
import { add, rabies, server, staff, startInterventions, vaccineId } from './interventionWorld.ts';

startInterventions();

const last = async (who = staff) =>
  (await who.call('GET', '/health-interventions/last-vaccination')).body.last;

it('the vaccination that an entity recorded last › answers its vaccine and batch, for that entity alone', async () => {
  expect(await last()).toBeNull();
  const soon = addDays(TODAY, 40);
  await add(rabies({ executionDate: daysAgo(3), batch: 'B1', batchExpirationDate: soon }), 'rabies/');
  await add(rabies({ executionDate: daysAgo(20), batch: 'B0' }), 'rabies/');
  expect(await last()).toEqual({ vaccineId, batch: 'B1', batchExpirationDate: soon });
  expect(await last(await healthStaff(server))).toBeNull();
});

it('a batch that has expired, and a vaccination of long ago › are not answered', async () => {
  await server.db.query(sql`update health_intervention set batch_expiration_date = ${daysAgo(1)}
    where batch = 'B1'`);
  expect(await last()).toMatchObject({ batch: 'B0' });
  await server.db.query(
    sql`update health_intervention set execution_date = ${daysAgo(31)} where batch = 'B0'`,
  );
  expect(await last()).toBeNull();
});
