import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { faults, makeWorld, register, type World } from '../../animals/animal/fixtures.ts';
import { lose, lostClinic, lostOperator, send } from './reports.ts';

let server: TestServer;
let world: World;
let staff: Person;
let operator: Person;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await lostClinic(server);
  operator = await lostOperator(server);
});
afterAll(() => server.close());

const picture = async (width = 800): Promise<string> =>
  (
    await sharp({ create: { width, height: 700, channels: 3, background: '#0f5a4c' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');

describe('photos of a report', () => {
  it('the main photo › is cut to a square of 600 pixels and answered with the report', async () => {
    const file = async () => ({ filename: 'a.jpg', type: 'image/jpeg', contents: await picture() });
    const { lost } = await lose(operator, staff, world, {
      photo: await picture(),
      additionalPhotos: [await file(), await file()],
    });
    const { body } = await staff.call('GET', `/lost-animals/id/${lost.id}`);
    expect(await sharp(Buffer.from(body.photo, 'base64')).metadata()).toMatchObject({
      width: 600,
      height: 600,
    });
    expect(body.additionalPhotos).toEqual([
      expect.objectContaining({ filename: 'a.jpg', type: 'image/jpeg' }),
      expect.objectContaining({ filename: 'a.jpg', type: 'image/jpeg' }),
    ]);
    const changed = await staff.call('PUT', `/lost-animals/${lost.transponder}`, {
      photo: null,
      additionalPhotos: [],
    });
    expect(changed.status).toBe(200);
    expect((await staff.call('GET', `/lost-animals/${lost.transponder}`)).body).toMatchObject({
      photo: null,
      additionalPhotos: [],
    });
  });

  it('more than four additional photos › are refused', async () => {
    const one = { filename: 'a.jpg', type: 'image/jpeg', contents: await picture(100) };
    const animal = await register(staff, world);
    expect(
      faults(
        await send(operator, {
          transponder: animal.transponder,
          additionalPhotos: [one, one, one, one, one],
        }),
      ),
    ).toEqual(['additionalPhotos TOO_MANY_FILES']);
  });

  it('the photo of the animal › can be used, and replaced by that of the report', async () => {
    const animal = await register(staff, world, { photo: await picture() });
    const own = (await staff.call('GET', `/animals/${animal.transponder}`)).body;
    const first = await send(operator, { transponder: animal.transponder, useAnimalPhotoInProcess: true });
    expect((await staff.call('GET', `/lost-animals/id/${first.body.id}`)).body.photo).toBe(own.photo);
    const other = await register(staff, world);
    const { body } = await send(operator, {
      transponder: other.transponder,
      photo: await picture(),
      useAsAnimalPhoto: true,
    });
    const shown = (await staff.call('GET', `/animals/${other.transponder}`)).body;
    expect(shown.photo).toBe((await staff.call('GET', `/lost-animals/id/${body.id}`)).body.photo);
  });

  it('a user who may not change the photo of the animal › cannot replace it', async () => {
    const animal = await register(staff, world);
    const police = await server.person({ permissions: ['REGISTER_LOST_ANIMAL'] });
    const refused = await send(police, {
      transponder: animal.transponder,
      status: 'FOUND',
      foundAnimalSituation: 'STREET',
      photo: await picture(),
      useAsAnimalPhoto: true,
    });
    expect(faults(refused)).toEqual(['useAsAnimalPhoto UNWRITABLE_FIELD']);
  });
});
