import sharp from 'sharp';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../resources/schemas.ts';
import { stopTypst } from '../../server/typst/typst.ts';
import { getOne } from '../../server/db/db.ts';
import { jsonSchemaOf } from '../../server/http/openapi/jsonSchema.ts';
import { setConfiguration } from '../helpers/configuration.ts';
import { testServer, type Person, type TestAnswer, type TestServer } from '../helpers/server.ts';
import { makeRecord } from '../kit/records.ts';
import { makeWorld, register, type World } from '../modules/animals/animal/fixtures.ts';
import { send } from '../modules/lostFound/lostAnimal/reports.ts';
import { publishTemplate } from '../modules/animals/certificate/fixtures.ts';
import { person as ownerFields } from '../modules/owners/owner/owners.ts';
import { associationOf, manager, request, vet } from '../modules/entities/veterinaryAssociation/fixtures.ts';

/** A version that no record of these tests has. */
const STALE = 99;

let server: TestServer;
let world: World;
let operator: Person;

const declaration = {
  filename: 'declaração.pdf',
  type: 'application/pdf',
  contents: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n').toString('base64'),
};

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  operator = await server.person({
    permissions: [
      'RUN_IMPORT',
      'WRITE_BREED',
      'READ_ANIMAL',
      'REGISTER_ANIMAL',
      'WRITE_ANIMAL_NAME',
      'WRITE_ANIMAL_DEAD',
      'WRITE_ANIMAL_UNDEAD',
      'LOCK_ANIMAL',
      'READ_OWNER',
      'WRITE_OWNER',
      'LOCK_OWNER',
      'LOCK_OWNER_DEAD',
      'REQUEST_ANIMAL_TRANSFER',
      'MANAGE_ANIMAL_TRANSFER',
      'MANAGE_TICKETS',
      'READ_ROLE',
      'READ_USER',
      'WRITE_USER',
      'READ_ENTITY',
      'WRITE_ROLE',
      'WRITE_HELP',
      'WRITE_CONFIGURATION',
      'READ_LOST_ANIMAL_HISTORY',
      'REGISTER_LOST_ANIMAL',
      'EDIT_LOST_ANIMAL',
      'UPDATE_LOST_ANIMAL_STATUS',
      'ANIMAL_LOST_PENDING',
      'MANAGE_CERTIFICATES',
      'MERGE_ANIMALS',
      'OWNER_REVIEW',
      'WRITE_OWNER_TRAINING',
    ],
    profile: { name: 'operator' },
  });
});
afterAll(async () => {
  stopTypst();
  await server.close();
});

const animal = (): Promise<{ id: number; transponder: string; ownerId: number }> => register(operator, world);

async function transfer(): Promise<number> {
  const { transponder } = await animal();
  const body = { documents: [declaration], newOwner: ownerFields(world.parishId) };
  return (await operator.call('POST', `/animal-transfers/${transponder}`, body)).body.id;
}

/** A lost report of a veterinarian, which waits for validation. */
async function lostReport(): Promise<number> {
  const { transponder } = await animal();
  return (await send(await server.person({ type: 'VETERINARY' }), { transponder })).body.id;
}

/** The address of a layout that has a draft. */
async function layout(): Promise<string> {
  const address = `/certificate-templates/${await publishTemplate(operator)}/layout`;
  await operator.call('PUT', address, { source: '#title("Luna")' });
  return address;
}

/** Each call that takes a version, sent with one that the record does not have. */
const CASES: Readonly<Record<string, () => Promise<TestAnswer>>> = {
  updateAnimal: async () =>
    operator.call('PUT', `/animals/${(await animal()).id}`, { name: 'Outro', version: STALE }),
  lockAnimal: async () =>
    operator.call('PUT', `/animals/${(await animal()).id}/lock`, { isLocked: true, version: STALE }),
  setPhotoAnimal: async () => {
    const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#0f5a4c' } });
    const photo = (await picture.jpeg().toBuffer()).toString('base64');
    const { transponder } = await animal();
    return operator.call('PUT', `/animals/${transponder}/photo`, { photo, version: STALE });
  },
  setDeadAnimal: async () =>
    operator.call('PUT', `/animals/${(await animal()).transponder}/mark-dead`, { version: STALE }),
  setNotDeadAnimal: async () => {
    const { transponder } = await animal();
    const deathTimestamp = new Date().toISOString().slice(0, 10);
    await operator.call('PUT', `/animals/${transponder}/mark-dead`, { deathTimestamp });
    return operator.call('PUT', `/animals/${transponder}/revert-dead`, { version: STALE });
  },
  lockOwner: async () =>
    operator.call('PUT', `/owners/${(await animal()).ownerId}/lock`, { isLocked: true, version: STALE }),
  lockDeadOwner: async () =>
    operator.call('PUT', `/owners/${(await animal()).ownerId}/lock-dead`, {
      documents: [declaration],
      version: STALE,
    }),
  decideAnimalTransfer: async () =>
    operator.call('PUT', `/animal-transfers/${await transfer()}/decision`, {
      validation: 'REJECTED',
      version: STALE,
    }),
  cancelAnimalTransfer: async () =>
    operator.call('PUT', `/animal-transfers/${await transfer()}/cancel`, { version: STALE }),
  addDocumentsAnimalTransfer: async () =>
    operator.call('PUT', `/animal-transfers/${await transfer()}/documents`, {
      documents: [declaration],
      version: STALE,
    }),
  updateLostAnimal: async () =>
    operator.call('PUT', `/lost-animals/${await lostReport()}`, { eventLocal: 'Outro', version: STALE }),
  closeLostAnimal: async () => {
    const id = await lostReport();
    await operator.call('PUT', `/lost-animals/pending/${id}`, { validation: 'ACCEPTED' });
    return operator.call('PUT', `/lost-animals/${id}/update-status`, {
      status: 'DELIVERED_TO_OWNER',
      version: STALE,
    });
  },
  decideLostAnimal: async () =>
    operator.call('PUT', `/lost-animals/pending/${await lostReport()}`, {
      validation: 'ACCEPTED',
      version: STALE,
    }),
  setTicketStatus: async () => {
    const asked = { category: 'BILLING', subject: 'BILLING', description: 'Não abre.', attachments: [] };
    const { id } = (await operator.call('POST', '/ticketing/', asked)).body;
    return operator.call('PUT', `/ticketing/${id}/status`, { status: 'RESOLVED', version: STALE });
  },
  decideAssociation: async () => {
    const host = await manager(server);
    const id = await request(await vet(server), host);
    const body = { validation: 'REJECTED', version: STALE };
    return host.call('PUT', `/veterinary-associations/${id}/decision`, body);
  },
  cancelInvitation: async () => {
    const [host, who] = [await manager(server), await vet(server)];
    await host.call('POST', '/veterinary-associations', { ballotNumber: who.ballotNumber });
    const { id } = (await associationOf(host, who))!;
    return host.call('PUT', `/veterinary-associations/${id}/cancel`, { version: STALE });
  },
  changeAssociation: async () => {
    const [host, who] = [await manager(server), await vet(server)];
    const id = await request(who, host);
    await host.call('PUT', `/veterinary-associations/${id}/decision`, { validation: 'ACCEPTED' });
    const body = { isClinicalDirector: true, version: STALE };
    return host.call('PUT', `/veterinary-associations/${id}`, body);
  },
  putHelp: async () => {
    const address = '/help/?language=PT&url=/owner/:id';
    const article = { title: 'Detentor', category: 'Detentores', contents: '<p>Como se vê.</p>' };
    await operator.call('PUT', address, { ...article, version: null });
    return operator.call('PUT', address, { ...article, title: 'Outro', version: STALE });
  },
  updateRolesInBulk: async () => {
    const made = await operator.call('POST', '/roles', {
      name: 'Papel de passagem',
      permissions: ['READ_ANIMAL'],
    });
    const changes = [{ id: made.body.id, version: STALE, add: ['READ_OWNER'] }];
    return operator.call('PUT', '/roles/bulk', { changes });
  },
  previewRoleChanges: async () => {
    const made = await operator.call('POST', '/roles', {
      name: 'Papel de ensaio',
      permissions: ['READ_ANIMAL'],
    });
    const changes = [{ id: made.body.id, version: STALE, add: ['READ_OWNER'] }];
    return operator.call('POST', '/roles/bulk/preview', { changes });
  },
  setAccountNotices: async () => {
    const clinic = await server.person({
      permissions: ['READ_BILLING', 'READ_BALANCE'],
      profile: { isBillable: true },
      credits: 20,
    });
    const notices = { threshold: 5, mailsStatement: false, recipientIds: [] };
    await clinic.call('PUT', '/billing/account', { ...notices, version: 0 });
    return clinic.call('PUT', '/billing/account', { ...notices, version: STALE });
  },
  saveCertificateLayout: async () =>
    operator.call('PUT', await layout(), { source: '#title("Bobi")', version: STALE }),
  publishCertificateLayout: async () =>
    operator.call('POST', `${await layout()}/publish`, { version: STALE }),
  setConfiguration: async () => {
    await setConfiguration(operator, 'lowBalance', 5);
    return operator.call('PUT', '/configurations/lowBalance', { value: 7, version: STALE });
  },
  mergeAnimals: async () => {
    const [{ transponder }, old] = [await animal(), await animal()];
    return operator.call('POST', '/animal-merges/', {
      transponder,
      oldTransponder: old.transponder,
      reason: 'Transponder substituído',
      version: STALE,
    });
  },
  decideReviewOfOwner: async () => {
    const { ownerId } = await animal();
    const { id } = await getOne<{ id: number }>(
      server.db,
      sql`insert into owner_review (owner_id, cause, origin) values (${ownerId}, 'REGISTRATION', 'COLEIRA') returning id`,
    );
    const more = { validation: 'MORE_INFORMATION_NEEDED', comments: 'Falta o documento.' };
    await operator.call('PUT', `/owner-review/${id}`, more);
    return operator.call('PUT', `/owner-review/${id}`, { validation: 'ACCEPTED', version: STALE });
  },
  saveOwnersTraining: async () => {
    const path = `/owners/${(await animal()).ownerId}/training`;
    const training = { certificationNumber: '1', certificationDate: '2020-01-01', trainingEntity: 'Escola' };
    await operator.call('PUT', path, training);
    return operator.call('PUT', path, { trainingEntity: 'Outra', version: STALE });
  },
  setUpImport: async () => {
    const id = await makeRecord(server.db, 'dataImport');
    const mapping = [{ column: 'name', at: 0 }];
    await operator.call('PUT', `/imports/${id}/setup`, { mapping: [] });
    return operator.call('PUT', `/imports/${id}/setup`, { mapping, version: STALE });
  },
  updateOwnProfile: async () => {
    await operator.call('PUT', '/users/me', { name: 'Nome Um' });
    return operator.call('PUT', '/users/me', { name: 'Nome Dois', version: STALE });
  },
};

/** An account of the entity, and another entity. */
async function staff(): Promise<{ id: number; entityId: number; otherId: number }> {
  const { id } = await server.person({ permissions: [] });
  const { id: otherId } = await server.person({ permissions: [] });
  const [mine, other] = await Promise.all(
    [id, otherId].map((one) =>
      getOne<{ entityId: number }>(server.db, sql`select entity_id from app_user where id = ${one}`),
    ),
  );
  return { id, entityId: mine!.entityId, otherId: other!.entityId };
}
const move = ({ id, otherId }: { id: number; otherId: number }) => ({
  targetId: otherId,
  users: [{ id, version: STALE }],
  veterinaryIds: [],
  keepsAccess: false,
});

/** Each call that answers for each of several records, sent with a version that its record does not have. */
const CASES_OF_SEVERAL: Readonly<Record<string, () => Promise<TestAnswer>>> = {
  setUserStatuses: async () =>
    operator.call('PUT', '/users/bulk/status', {
      users: [{ id: (await staff()).id, version: STALE }],
      status: 'INACTIVE',
      reason: 'LEFT',
    }),
  checkStaffTransfer: async () => {
    const one = await staff();
    return operator.call('POST', `/entities/${one.entityId}/staff/transfer/check`, move(one));
  },
  transferStaff: async () => {
    const one = await staff();
    return operator.call('POST', `/entities/${one.entityId}/staff/transfer`, move(one));
  },
};

describe('a change that was decided on an older version', () => {
  it.each(Object.keys(CASES))(
    '%s › is refused with the record as it is, who saved it and when',
    async (name) => {
      const { status, body } = await CASES[name]!();
      expect({ status, body }).toEqual({
        status: 409,
        body: {
          hasErrors: true,
          errors: [],
          data: {
            message: 'STALE_VERSION',
            current: expect.objectContaining({ version: expect.any(Number) }),
            savedBy: expect.any(String),
            savedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
          },
        },
      });
    },
  );

  it.each(Object.keys(CASES_OF_SEVERAL))('%s › refuses it in the outcome of that record', async (name) => {
    const { status, body } = await CASES_OF_SEVERAL[name]!();
    expect({ status, users: body.users }).toMatchObject({
      status: 200,
      users: [{ id: expect.any(Number), refusal: 'STALE_VERSION' }],
    });
  });

  it('every call that takes a version › refuses it', () => {
    const taking = calls.filter(
      ({ body }) => body && JSON.stringify(jsonSchemaOf(body, 'input')).includes('"version":'),
    );
    expect(
      taking.map(({ name }) => name).filter((name) => !(name in CASES || name in CASES_OF_SEVERAL)),
    ).toEqual([]);
  });

  it.each(['lockAnimal', 'decideAnimalTransfer', 'setTicketStatus', 'lockOwner'])(
    '%s › leaves an audit row where the record that is shown holds personal data',
    async (name) => {
      const reads = () =>
        server.db.query(sql`select 1 from audit_log where user_id = ${operator.id} and action = 'READ'`);
      const before = await reads();
      await CASES[name]!();
      expect((await reads()).length).toBe(before.length + 1);
    },
  );

  it('an animal outside the scope › is shown as in a search by its number', async () => {
    const { id, transponder, ownerId } = await animal();
    const other = await server.person({ permissions: ['READ_ANIMAL', 'LOCK_ANIMAL'] });
    const refused = await other.call('PUT', `/animals/${transponder}/lock`, {
      isLocked: true,
      version: STALE,
    });
    const found = await other.call('GET', `/animals/search?universalSearch=${transponder}`);
    expect(found.body.content).toHaveLength(1);
    expect(refused.body.data.current).toMatchObject({
      id,
      ownerId: null,
      owner: found.body.content[0].owner,
    });
    expect(Object.keys(refused.body.data.current).sort()).toEqual(Object.keys(found.body.content[0]).sort());
    expect(JSON.stringify(refused.body)).not.toContain(String(ownerId) + ',"name"');
  });
});
