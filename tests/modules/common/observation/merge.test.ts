import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { CLINIC, clinic } from '../../animals/animal/fixtures.ts';
import { grownAnimal } from '../../animals/healthIntervention/interventions.ts';
import { makeMergeWorld, type MergeWorld } from '../../owners/ownerMerge/fixtures.ts';

let server: TestServer;
let w: MergeWorld;
let staff: Person;

beforeAll(async () => {
  server = await testServer();
  w = await makeMergeWorld(server);
  staff = await clinic(server, {
    permissions: [
      ...CLINIC,
      'READ_OBSERVATION',
      'MERGE_ANIMALS',
      'LOCK_ANIMAL',
      'WRITE_ANIMAL_PROTECTED_FIELDS',
      'WRITE_ANIMAL_BIRTHDATE',
    ],
    profile: { name: 'operator' },
  });
});
afterAll(() => server.close());

const write = (url: string) => staff.call('POST', '/observations/', { observation: `sobre ${url}`, url });
const countOn = async (url: string) =>
  (await staff.call('GET', `/observations/count?url=${url}`)).body.totalComments;
const textsOn = async (url: string) =>
  (await staff.call('GET', `/observations/search?url=${url}`)).body.content.map(
    (one: { observation: string }) => one.observation,
  );

it('the notes on two owners that are merged › are on the kept one, and return when it is undone', async () => {
  const [kept, other] = [await w.owner(), await w.owner()];
  const [onKept, onOther] = [`/owner/${kept.id}`, `/owner/${other.id}`];
  await write(onKept);
  await write(onOther);
  const preview = await w.staff.call(
    'GET',
    `/owner-merges/preview?survivorId=${kept.id}&absorbedId=${other.id}`,
  );
  expect(preview.body.moves).toContainEqual({ module: 'observation', count: 1 });
  const merge = await w.merge(kept.id, other.id);
  expect(await textsOn(onKept)).toEqual([`sobre ${onOther}`, `sobre ${onKept}`]);
  expect(await countOn(onOther)).toBe(0);
  expect((await w.revert(merge)).status).toBe(200);
  expect([await textsOn(onKept), await textsOn(onOther)]).toEqual([
    [`sobre ${onKept}`],
    [`sobre ${onOther}`],
  ]);
});

it('the notes on two animals that are merged › are found by both numbers, and return when it is undone', async () => {
  const [current, old] = [
    await grownAnimal(server, staff, w.world),
    await grownAnimal(server, staff, w.world),
  ];
  const [onCurrent, onOld] = [`/animal/view/${current.transponder}`, `/animal/view/${old.transponder}`];
  await write(onOld);
  const merged = await staff.call('POST', '/animal-merges/', {
    transponder: current.transponder,
    oldTransponder: old.transponder,
    reason: 'transponder substituído',
  });
  expect(merged.status).toBe(200);
  expect([await countOn(onCurrent), await countOn(onOld)]).toEqual([1, 1]);
  await write(onOld);
  expect(await countOn(onCurrent)).toBe(2);
  const { id } = merged.body;
  expect(
    (await staff.call('PUT', `/animal-merges/${id}/revert`, { revertReason: 'Outro animal' })).status,
  ).toBe(200);
  expect([await countOn(onCurrent), await countOn(onOld)]).toEqual([1, 1]);
});
