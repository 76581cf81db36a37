import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { animalErrors } from '../../../../i18n/pt/animals/animal/errors.ts';
import { transferErrors } from '../../../../i18n/pt/requests/animalTransfer/errors.ts';
import { healthErrors } from '../../../../i18n/pt/errors/health.ts';
import { lostAndFoundErrors } from '../../../../i18n/pt/errors/lostAndFound.ts';
import type { Permission } from '../../../../resources/kit/permissions.ts';
import { calls, modules, operationCalls } from '../../../../resources/schemas.ts';
import { getOne } from '../../../../server/db/db.ts';
import type { Person, TestAnswer } from '../../../helpers/server.ts';
import { COMING_CODES } from '../../../project/coming.ts';
import { transferBody } from '../../requests/animalTransfer/transfers.ts';
import { report } from '../../lostFound/lostAnimal/reports.ts';
import { CLINIC, clinic, register, registration } from './fixtures.ts';
import { server, world, startRegistrations } from './registerWorld.ts';

startRegistrations();

const CHIEF: readonly Permission[] = [
  ...CLINIC,
  'WRITE_ANIMAL_PROTECTED_FIELDS',
  'LOCK_ANIMAL',
  'MERGE_ANIMALS',
  'REGISTER_LOST_ANIMAL',
  'WRITE_HEALTH_INTERVENTION',
  'READ_HEALTH_INTERVENTION',
  'READ_AGGRESSIONS',
  'CREATE_AGGRESSION',
  'WRITE_AGGRESSION_CLEAR',
  'MANAGE_VACCINES',
  'WRITE_OWNER_TRAINING',
];

let chief: Person;
beforeAll(async () => {
  chief = await clinic(server, { permissions: CHIEF });
});

const LONG = 'x'.repeat(700);
const registering = (more: Record<string, unknown>) =>
  chief.call('POST', '/animals/', registration(world, more));
/** Changes a new animal. */
async function changing(more: Record<string, unknown>): Promise<TestAnswer> {
  const { id, version } = await register(chief, world);
  return chief.call('PUT', `/animals/${id}`, { version, ...more });
}
/** Asks for another owner of a new animal. */
async function transferring(more: Record<string, unknown>): Promise<TestAnswer> {
  const { transponder } = await register(chief, world);
  return chief.call('POST', `/animal-transfers/${transponder}`, transferBody(world, more));
}
/** Reports a new animal as lost. */
async function losing(more: Record<string, unknown>): Promise<TestAnswer> {
  const { transponder } = await register(chief, world);
  return chief.call('POST', '/lost-animals/', report({ transponder, ...more }));
}
/** Adds to a new animal, below a path. */
async function adding(path: string, more: Record<string, unknown>): Promise<TestAnswer> {
  const { transponder } = await register(chief, world);
  return chief.call('POST', path, { transponder, ...more });
}

/** Undoes a merge after the breed of the absorbed record is gone. */
async function revertingWithoutBreed(): Promise<TestAnswer> {
  const { id: breedId } = await getOne<{ id: number }>(
    server.db,
    sql`insert into breed (name, parent_id, group_type, type, search_text)
      values ('Raça extinta', ${world.dogGroup}, 'BREED', 'A', 'raca extinta') returning id`,
  );
  const current = await register(chief, world);
  const old = await register(chief, world, { name: 'Velho', breedId });
  const merged = await chief.call('POST', '/animal-merges/', {
    transponder: current.transponder,
    oldTransponder: old.transponder,
    reason: 'transponder substituído',
  });
  await server.db.query(sql`delete from breed where id = ${breedId}`);
  return chief.call('PUT', `/animal-merges/${merged.body.id}/revert`, { revertReason: 'Engano' });
}

/** Codes that no other test over HTTP asks for. */
const PROVOKED: Readonly<Record<string, () => Promise<TestAnswer>>> = {
  MISSING_BIRTHDATE: () => registering({ birthdate: null }),
  INVALID_VETERINARY: () => registering({ veterinaryId: 999_999 }),
  INVALID_SECOND_TRANSPONDER: () => registering({ secondTransponder: '000098100000001' }),
  INVALID_REGISTRATION_DATE: () => registering({ registrationDate: '2999-01-01' }),
  INVALID_COLOR: () => changing({ color: LONG }),
  INVALID_HEALTH_REPORT: () => changing({ healthReport: LONG }),
  INVALID_LOP_NUMBER: () => changing({ lopNumber: LONG }),
  INVALID_LOP_NAME: () => changing({ lopName: LONG }),
  ENTITY_CANNOT_REGISTER_BILLABLE: async () => {
    const free = await clinic(server, { profile: { name: 'Campanhas', canRegisterBillable: false } });
    return free.call('POST', '/animals/', registration(world));
  },
  ANIMAL_NOT_LOCKED: async () => {
    const { id } = await register(chief, world);
    return chief.call('PUT', `/animals/${id}/lock`, { isLocked: false });
  },
  ANIMAL_MERGE_NOT_POSSIBLE: revertingWithoutBreed,
  INVALID_NEW_ANIMAL_NAME: () => transferring({ newAnimalName: LONG }),
  INVALID_ANIMAL_POSTAL_CODE: () => transferring({ useOwnerAddress: false, animalPostalCode: LONG }),
  INVALID_ANIMAL_ADDRESS: () => transferring({ useOwnerAddress: false, animalAddress: LONG }),
  INVALID_ANIMAL_LOCALITY: () => transferring({ useOwnerAddress: false, animalLocality: LONG }),
  INVALID_LOCAL: () => losing({ eventLocal: LONG }),
  INVALID_EVENT_COUNTRY: () => losing({ eventCountry: 'Portugal' }),
  INVALID_PARTICIPANT_NAME: () => losing({ participantName: LONG }),
  INVALID_BATCH: () => adding('/health-interventions/rabies/', { batch: LONG }),
  INVALID_ANIMAL_PARISH: () => transferring({ useOwnerAddress: false, animalParishId: -1 }),
  MISSING_IMMUNIZATION_TIME_PERIOD: () => chief.call('POST', '/vaccines/', { name: 'Sem período' }),
  INVALID_IMMUNIZATION_TIME_PERIOD: () =>
    chief.call('POST', '/vaccines/', { name: 'Cem anos', immunizationTimePeriod: 100 }),
  INVALID_IMMUNIZATION_TIME_UNIT: () =>
    chief.call('POST', '/vaccines/', { name: 'Dias', immunizationTimeUnit: 'DAY' }),
  MISSING_IMMUNIZATION_TIME_UNIT: () => chief.call('POST', '/vaccines/', { name: 'Sem unidade' }),
  INVALID_CLEAR_REGISTRY_REASON: () =>
    adding('/aggressions/clear-registry/', { clearRegistryReason: LONG.repeat(4) }),
  INVALID_ANIMAL: async () => {
    const [mine, other] = [await register(chief, world), await register(chief, world, { name: 'Bolota' })];
    return chief.call('POST', '/owner-trainings/', {
      ownerId: mine.ownerId,
      animalId: other.id,
      certificationNumber: 'FORM-1',
      certificationDate: '2026-01-10',
      trainingEntity: 'Escola Canina do Tejo',
    });
  },
  INVALID_AGGRESSION_TYPE: () => adding('/aggressions/', { aggressionType: 'BITE' }),
};

/** Why no call answers with a code today; other programs may know it, so it keeps its sentence. */
const EXPLAINED: Readonly<Record<string, readonly string[]>> = {
  'a published layout fails to draw: only a layout that drew once is published': ['POSTER_FAILED'],
  'tests/http/requests.test.ts asks every type of request for its own code, and for a bulk decision that fails':
    ['DIAC_REQUEST_ALREADY_CLOSED', 'HERDING_DOG_ALREADY_DECIDED', 'ERROR_BULK_REJECT'],
  'the field is wrong in a code of the specification instead': [
    'MISSING_TYPE_ID',
    'INVALID_TYPE_ID',
    'INVALID_IMMUNIZATION_DATE_END',
    'MISSING_LICENSE_DATE',
    'INVALID_LICENSE_DATE',
    'MISSING_AGGRESSION_DATE',
    'MISSING_AGGRESSION_TYPE',
    'MISSING_AGGRESSION_SUB_TYPE',
    'MISSING_CLEAR_REGISTRY_REASON',
    'MISSING_FOUND_ANIMAL_SITUATION',
    'INVALID_FOUND_ANIMAL_SITUATION',
    'MISSING_EVENT_DATE',
    'MISSING_DISTRICT',
    'DUPLICATE_TRANSPONDER',
    'MISSING_OLD_TRANSPONDER',
    'INVALID_OLD_TRANSPONDER',
    'INVALID_PHOTO',
    'MISSING_ANIMAL',
    'MISSING_NEW_OWNER',
  ],
  'a value of another type is malformed, and answered with 400': [
    'INVALID_IS_CROSS_BREED',
    'INVALID_HAS_PEDIGREE',
    'INVALID_USE_OWNER_ADDRESS',
    'INVALID_SEND_EMAIL',
    'INVALID_TRANSPONDERS',
    'INVALID_ANIMAL_IDS',
    'INVALID_DOCUMENTS',
    'INVALID_SKIP_REMINDERS',
    'INVALID_SKIP_NOTIFICATIONS',
    'INVALID_WORDS',
  ],
  'the register fills the field in': [
    'MISSING_BREED_CATEGORY',
    'INVALID_BREED_CATEGORY',
    'MISSING_REGISTRATION_DATE',
    'MISSING_REGISTER_TYPE',
    'MISSING_ORIGIN',
    'INVALID_ORIGIN',
    'MISSING_REQUESTER_NAME',
    'INVALID_REQUESTER_NAME',
  ],
  'another name of NO_CREDITS, which the pages know as well': ['NO_CREDIT'],
  'an absorbed number opens the surviving record, and a process that closes by a transfer says so on its page':
    ['ANIMAL_IS_MERGED', 'TRANSFER_IS_FROM_LOST_CLOSE'],
};

/** Every code of the animals, their health, their reports and their transfers. */
const CATALOGUE = Object.keys({ ...animalErrors, ...healthErrors, ...lostAndFoundErrors, ...transferErrors });

/** Codes of a failure that no rule foresaw: the page's sentence for a call that answers 500. */
const failures = new Set<string | undefined>(
  [...calls, ...operationCalls, ...modules].flatMap((one) => [
    one.failure,
    ...('failures' in one ? Object.values(one.failures ?? {}) : []),
    ...('variants' in one ? (one.variants ?? []).map(({ failure }) => failure) : []),
  ]),
);

const sources = import.meta.glob<string>('../../**/*.ts', { query: '?raw', import: 'default', eager: true });
const asked = new Set(
  Object.entries(sources)
    .filter(([path]) => !path.endsWith('/catalogue.test.ts'))
    .flatMap(([, text]) => text.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? []),
);

const explained = new Set([...Object.values(EXPLAINED).flat(), ...Object.values(COMING_CODES).flat()]);
const isAccountedFor = (code: string): boolean =>
  code in PROVOKED || asked.has(code) || explained.has(code) || failures.has(code);

describe('the codes that an animal can provoke', () => {
  it.each(Object.entries(PROVOKED))('%s › is what a call answers with', async (code, provoke) => {
    const { status, body } = await provoke();
    const codes = [body.data?.message, ...(body.errors ?? []).map(({ error }: { error: string }) => error)];
    expect([409, 422]).toContain(status);
    expect(codes).toContain(code);
  });

  it('each code of the catalogue › is asked for over HTTP, a failure of its call, or explained', () => {
    expect(CATALOGUE.filter((code) => !isAccountedFor(code))).toEqual([]);
  });

  it('the explanations › are of codes that exist, and that no test asks for', () => {
    expect(
      Object.values(EXPLAINED)
        .flat()
        .filter((code) => !CATALOGUE.includes(code)),
    ).toEqual([]);
    expect(
      [...Object.values(EXPLAINED).flat(), ...Object.keys(PROVOKED)].filter((code) => asked.has(code)),
    ).toEqual([]);
  });
});
