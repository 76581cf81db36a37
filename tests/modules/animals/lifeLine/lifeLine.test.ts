import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PERMISSIONS, type Permission } from '../../../../resources/kit/permissions.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { CLINIC, clinic, makeWorld, type World } from '../animal/fixtures.ts';
import { ownerPerson } from '../../account/ownerAccount/fixtures.ts';
import { daysAgo, grownAnimal } from '../healthIntervention/interventions.ts';

const STAFF: readonly Permission[] = [
  ...CLINIC,
  'MERGE_ANIMALS',
  'LOCK_ANIMAL',
  'READ_HEALTH_INTERVENTION',
  'WRITE_HEALTH_INTERVENTION',
  'READ_AGGRESSIONS',
  'CREATE_AGGRESSION',
  'READ_LOST_ANIMAL_HISTORY',
];

const PDF = {
  filename: 'declaração.pdf',
  type: 'application/pdf',
  contents: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n').toString('base64'),
};

let server: TestServer;
let world: World;
let staff: Person;
let animal: { readonly id: number; readonly transponder: string };

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await clinic(server, { permissions: STAFF });
});
afterAll(() => server.close());
beforeEach(async () => {
  animal = await grownAnimal(server, staff, world);
});

interface Event {
  readonly kind: string;
  readonly id: number;
  readonly at: string;
  readonly record: Readonly<Record<string, unknown>>;
}
const lifeLine = async (query = '', who = staff) =>
  (await who.call('GET', `/animals/${animal.transponder}/life-line${query}`)).body as {
    content: Event[];
    kinds: string[];
    cursor?: string;
  };
const kindsOf = ({ content }: { content: Event[] }): string[] => content.map(({ kind }) => kind);
/** Reads the life line page by page: so many events, and none twice. */
async function expectEachOnce(count: number): Promise<void> {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await lifeLine(cursor ? `?after=${cursor}` : '');
    seen.push(...page.content.map(({ kind, id }) => `${kind} ${id}`));
    cursor = page.cursor;
  } while (cursor !== undefined);
  expect(seen).toHaveLength(count);
  expect(new Set(seen).size).toBe(count);
}
const aggression = (days: number) =>
  staff.call('POST', '/aggressions/', {
    transponder: animal.transponder,
    aggressionDate: daysAgo(days),
    aggressionType: 'PERSON',
    aggressionSubType: 'PUBLIC_PLACE_INJURY',
    animalFate: 'DEVOLUTION',
  });

describe('the life line of an animal', () => {
  it('with several kinds of event › has the latest first, with what each kind shows', async () => {
    await aggression(20);
    await staff.call('PUT', `/animals/${animal.transponder}/lock`, { isLocked: true });
    const { content } = await lifeLine();
    expect(kindsOf({ content })).toEqual(['lock', 'registration', 'aggression', 'birth']);
    expect(content[0]?.record).toMatchObject({
      revisionAction: 'LOCK',
      revisionChangedFields: ['isLocked', 'lockReason'],
    });
    expect(content[2]?.record).toMatchObject({ aggressionType: 'PERSON', animalFate: 'DEVOLUTION' });
  });

  it('the birth, the registration and the death › name the versions that say them, to readers of versions', async () => {
    await staff.call('PUT', `/animals/${animal.transponder}/mark-dead`, { deathTimestamp: daysAgo(1) });
    const path = '?kinds=birth,registration,death';
    const versions = ({ content }: { content: Event[] }) =>
      Object.fromEntries(content.map(({ kind, record }) => [kind, record]));
    expect(versions(await lifeLine(path))).toEqual({
      birth: { version: 1 },
      registration: { version: 1 },
      death: { version: 2 },
    });
    const [{ entityId }] = (await server.db.query<{ entityId: number }>(
      sql`select entity_id from app_user where id = ${staff.id}`,
    )) as [{ entityId: number }];
    const colleague = await server.person({ permissions: ['READ_ANIMAL'], entityId });
    expect(versions(await lifeLine(path, colleague))).toEqual({ birth: {}, registration: {}, death: {} });
  });

  it('locked and unlocked, and changed otherwise › has a kind of each, and no event twice', async () => {
    const lock = (isLocked: boolean) =>
      staff.call('PUT', `/animals/${animal.transponder}/lock`, { isLocked });
    await lock(true);
    await lock(false);
    const { version } = (await staff.call('GET', `/animals/${animal.transponder}`)).body;
    await staff.call('PUT', `/animals/${animal.id}`, { version, color: 'malhado' });
    const seen = await lifeLine();
    expect(kindsOf(seen)).toEqual(['change', 'unlock', 'lock', 'registration', 'birth']);
    expect(kindsOf(await lifeLine('?kinds=lock,unlock'))).toEqual(['unlock', 'lock']);
    expect(seen.content[1]?.record).toMatchObject({ creationUser: { id: staff.id } });
  });

  it('a lock, for a colleague who does not read versions › is shown without who did it', async () => {
    await staff.call('PUT', `/animals/${animal.transponder}/lock`, { isLocked: true });
    const [{ entityId }] = (await server.db.query<{ entityId: number }>(
      sql`select entity_id from app_user where id = ${staff.id}`,
    )) as [{ entityId: number }];
    const colleague = await server.person({ permissions: ['READ_ANIMAL'], entityId });
    const seen = await lifeLine('', colleague);
    expect(kindsOf(seen)).toEqual(['lock', 'registration', 'birth']);
    expect(seen.content[0]?.record).toEqual({ revisionAction: 'LOCK' });
    expect(seen.kinds).not.toContain('change');
    const path = `/animals/${animal.transponder}/life-line?kinds=change`;
    expect((await colleague.call('GET', path)).status).toBe(400);
  });

  it('for its owner › has the disappearance too, without who reported it', async () => {
    const [{ ownerId }] = (await server.db.query<{ ownerId: number }>(
      sql`select owner_id from animal where id = ${animal.id}`,
    )) as [{ ownerId: number }];
    await server.db.query(
      sql`insert into lost_animal (animal_id, transponder, status, event_date, event_local, participant_name, participant_contact,
          gender, color, validation_status)
        values (${animal.id}, ${animal.transponder}, 'LOST', ${daysAgo(3)}, 'Rua', 'Zulmira Vaz', '+351912345678', 'MALE', 'preto', 'ACCEPTED')`,
    );
    const { content } = await lifeLine('?kinds=lostAnimal', await ownerPerson(server, ownerId));
    expect(content).toMatchObject([{ kind: 'lostAnimal', record: { status: 'LOST', isClosed: false } }]);
    expect(JSON.stringify(content)).not.toContain('Zulmira');
  });

  it('actions at one moment › come in pages that have each once', async () => {
    await server.db.query(
      sql`insert into record_version (module, record_id, version, revision_type, revision_timestamp, action, changed_fields, data)
        select 'animal', ${animal.id}, 100 + n, 'UPDATE', now(), (array['LOCK', 'UNLOCK', 'UPDATE', 'SET_PHOTO'])[1 + n % 4], '{}', '{}'
        from generate_series(1, 70) n`,
    );
    await expectEachOnce(72);
  });

  it('a licence, a training and requests about the animal › are events of their own', async () => {
    const { ownerId } = (
      await server.db.query<{ ownerId: number }>(sql`select owner_id from animal where id = ${animal.id}`)
    )[0]!;
    await server.db.query(sql`delete from animal_license where animal_id = ${animal.id}`);
    await server.db.query(sql`insert into animal_license (animal_id, license_date, date_end)
      values (${animal.id}, current_date - 3, current_date + 362)`);
    await server.db
      .query(sql`insert into owner_training (owner_id, animal_id, certification_number, certification_date, training_entity)
      values (${ownerId}, ${animal.id}, 'F-1', current_date - 4, 'Escola')`);
    const reader = await clinic(server, {
      permissions: [...STAFF, 'READ_ANIMAL_LICENSE', 'READ_OWNER'],
    });
    const { entityId } = (
      await server.db.query<{ entityId: number }>(sql`select entity_id from app_user where id = ${staff.id}`)
    )[0]!;
    await server.db.query(sql`update app_user set entity_id = ${entityId} where id = ${reader.id}`);
    const { content } = await lifeLine('?kinds=animalLicense,ownerTraining', reader);
    expect(kindsOf({ content })).toEqual(['animalLicense', 'ownerTraining']);
    expect(content[1]?.record).toEqual({ trainingEntity: 'Escola' });
  });

  it('requests about the animal › are events with what was asked and how it stands, for those who read the queue', async () => {
    const operator = await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
    const enter = async (form: string, values: object): Promise<number> => {
      const { transponder } = animal;
      const whole = { requesterName: 'Ana Reis', vatNumber: '123456789', transponder, ...values };
      const sent = await operator.call('POST', `/public-forms/${form}/entered`, {
        values: whole,
        documents: [PDF],
        requesterEmail: 'titular@example.test',
      });
      return sent.body.id as number;
    };
    const deathDate = daysAgo(1);
    const ids = [
      await enter('diac', { grounds: 'Perdeu o documento' }),
      await enter('validate-herding-dog', {
        holdingMark: 'PTAB12C',
        species: 'SHEEP',
        animalCount: 80,
        municipality: 'Lisboa',
      }),
      await enter('request-death', { deathDate, relation: 'OWNER' }),
    ];
    await operator.call('PUT', `/request-diacs/${ids[0]}/decision`, {
      validation: 'REJECTED',
      reasons: ['NOT_THE_OWNER'],
    });
    const kinds = '?kinds=diacRequest,herdingDog,deathRequest';
    const { content } = await lifeLine(kinds, operator);
    expect(content.map(({ kind, id, record }) => [kind, id, record])).toEqual([
      [
        'deathRequest',
        ids[2],
        expect.objectContaining({ deathDate, validationStatus: 'WAITING_VALIDATION', accepted: null }),
      ],
      ['herdingDog', ids[1], expect.objectContaining({ status: 'PENDING', validUntil: null })],
      ['diacRequest', ids[0], expect.objectContaining({ validationStatus: 'DONE', accepted: false })],
    ]);
    const plain = await server.person({ permissions: ['READ_ANIMAL'] });
    for (const kind of ['diacRequest', 'herdingDog', 'deathRequest'])
      expect((await lifeLine('', plain)).kinds).not.toContain(kind);
  });

  it('after a merge › has the merge, and what the other record brought', async () => {
    const old = await grownAnimal(server, staff, world);
    const { transponder } = animal;
    animal = old;
    await aggression(5);
    animal = { ...animal, transponder };
    await staff.call('POST', '/animal-merges/', {
      transponder,
      oldTransponder: old.transponder,
      reason: 'transponder substituído',
    });
    const { content } = await lifeLine('?kinds=animalMerge,aggression');
    expect(kindsOf({ content })).toEqual(['animalMerge', 'aggression']);
    expect(content[0]?.record).toMatchObject({ oldTransponder: old.transponder });
  });

  it('of many events › comes in pages that have each event once', async () => {
    await server.db.query(
      sql`insert into aggression (animal_id, register_type, aggression_date, aggression_type, aggression_sub_type, animal_fate)
        select ${animal.id}, 'REGISTER_AGGRESSION', current_date - (n / 3)::int, 'PERSON', 'PUBLIC_PLACE_INJURY', 'OTHER'
        from generate_series(1, 70) n`,
    );
    await expectEachOnce(72);
  });

  it('for a reader of some kinds, or of another entity › has neither other kinds nor changes', async () => {
    await aggression(20);
    const plain = await server.person({ permissions: ['READ_ANIMAL'] });
    const seen = await lifeLine('', plain);
    expect(kindsOf(seen)).toEqual(['registration', 'birth']);
    expect(seen.kinds).not.toContain('aggression');
    expect(seen.kinds).not.toContain('change');
    const reader = await server.person({ permissions: ['READ_ANIMAL', 'READ_AGGRESSIONS', 'READ_VERSIONS'] });
    expect(kindsOf(await lifeLine('', reader))).toEqual(['registration', 'birth']);
    const path = `/animals/${animal.id}/life-line`;
    expect((await reader.call('GET', path)).status).toBe(404);
    expect((await reader.call('GET', `/animals/${animal.transponder}/life-line?kinds=change`)).status).toBe(
      400,
    );
    expect((await staff.call('GET', `${path}?after=nothing`)).status).toBe(400);
  });
});
