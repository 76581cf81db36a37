import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import { declaration } from '../../../helpers/declaration.ts';
import { testServer, type TestServer } from '../../../helpers/server.ts';
import { faults, register } from '../../animals/animal/fixtures.ts';
import { person } from '../owner/owners.ts';
import { makeMergeWorld, PDF, type MergeWorld, type OwnerWithAnimal } from './fixtures.ts';

let server: TestServer;
let w: MergeWorld;
let kept: OwnerWithAnimal;
let other: OwnerWithAnimal;

const message = (answer: { status: number; body: { data?: { message: string } } }): string =>
  `${answer.status} ${answer.body.data?.message}`;

beforeAll(async () => {
  server = await testServer();
  w = await makeMergeWorld(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  kept = await w.owner({ name: 'Nuno Faria', email: 'nuno@example.test' });
  other = await w.owner({ name: 'Nuno M. Faria', email: 'antigo@example.test', phone: '913000222' });
});

/** Gives an animal to another owner, by a transfer that is accepted. */
async function transfer(transponder: string, newOwner: object): Promise<void> {
  const documents = [{ filename: 'd.pdf', contents: PDF }];
  const opened = await w.staff.call('POST', `/animal-transfers/${transponder}`, { documents, newOwner });
  const decided = await w.staff.call('PUT', `/animal-transfers/${opened.body.id}/decision`, {
    validation: 'ACCEPTED',
  });
  expect(decided.status).toBe(200);
}

describe('undoing a merge of owners', () => {
  it('of two owners › gives back what each had, and keeps what came since', async () => {
    await server.db.query(
      sql`insert into app_user (name, email, owner_id) values ('N', ${`n${other.id}@example.test`}, ${other.id})`,
    );
    const id = await w.merge(kept.id, other.id, { take: ['name', 'email'], documents: [declaration] });
    const later = await register(w.staff, w.world, {
      owner: person(w.world.parishId, { vatNumber: kept.vatNumber }),
    });
    const { version } = await w.readOwner(kept.id);
    await w.staff.call('PUT', `/owners/${kept.id}`, { version, email: 'novo@example.test' });
    const answer = await w.revert(id);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ isReverted: true, revertReason: 'Eram duas pessoas' });
    expect(await w.readOwner(kept.id)).toMatchObject({
      name: 'Nuno Faria',
      email: 'nuno@example.test',
      waitingChanges: [{ contact: 'email', value: 'novo@example.test' }],
      hasAccount: false,
    });
    expect(await w.readOwner(other.id)).toMatchObject({
      name: 'Nuno M. Faria',
      isLocked: false,
      mergedIntoId: null,
      hasAccount: true,
    });
    expect(await w.ownerIdOf(other.animalId)).toBe(other.id);
    expect(await w.ownerIdOf(kept.animalId)).toBe(kept.id);
    expect(await w.ownerIdOf(later.id)).toBe(kept.id);
    expect(message(await w.revert(id))).toBe('409 OWNER_MERGE_ALREADY_REVERTED');
    expect((await w.ask(kept.id, other.id)).status).toBe(200);
  });

  it('of two owners › keeps the time and the user of the decision, and names who undid it and when', async () => {
    const id = await w.merge(kept.id, other.id);
    const read = async () => (await w.staff.call('GET', `/owner-merges/${id}`)).body;
    const decided = await read();
    expect(decided).toMatchObject({
      decisionTimestamp: decided.lastUpdateTimestamp,
      decisionUser: { id: w.staff.id },
      revertTimestamp: null,
      revertUserName: null,
    });
    const colleague = await server.person({
      permissions: ['READ_OWNER', 'READ_OWNER_MERGE'],
      profile: { name: 'operator' },
    });
    const body = { revertReason: 'Eram duas pessoas' };
    expect((await colleague.call('PUT', `/owner-merges/${id}/revert`, body)).status).toBe(200);
    const { name } = await getOne<{ name: string }>(
      server.db,
      sql`select name from app_user where id = ${colleague.id}`,
    );
    const undone = await read();
    expect(undone).toMatchObject({
      accepted: true,
      decisionTimestamp: decided.decisionTimestamp,
      decisionUser: { id: w.staff.id },
      isReverted: true,
      revertUserName: name,
    });
    expect(undone.revertTimestamp > undone.decisionTimestamp).toBe(true);
  });

  it('without a reason, or of a request that was not accepted › is refused', async () => {
    const open = (await w.ask(kept.id, other.id)).body.id;
    expect(message(await w.revert(open))).toBe('409 OWNER_MERGE_NOT_ACCEPTED');
    await w.decide(open);
    expect(faults(await w.revert(open, {}))).toEqual(['revertReason MISSING_REASON']);
    const clerk = await server.person({ permissions: ['READ_OWNER', 'WRITE_OWNER'] });
    expect((await clerk.call('PUT', `/owner-merges/${open}/revert`, { revertReason: 'x' })).status).toBe(403);
  });

  it('after an animal that moved got another owner › is refused until it is back', async () => {
    const id = await w.merge(kept.id, other.id);
    await transfer(other.transponder, person(w.world.parishId, { name: 'Rita Dias' }));
    expect(message(await w.revert(id))).toBe('409 OWNER_MERGE_ANIMALS_CHANGED');
    await transfer(other.transponder, person(w.world.parishId, { vatNumber: kept.vatNumber }));
    expect((await w.revert(id)).status).toBe(200);
  });

  it('of an owner whose kept record is locked or merged in turn › is refused', async () => {
    const third = await w.owner();
    const first = await w.merge(kept.id, other.id);
    await w.staff.call('PUT', `/owners/${kept.id}/lock`, { isLocked: true });
    expect(message(await w.revert(first))).toBe('409 OWNER_IS_LOCKED');
    await w.staff.call('PUT', `/owners/${kept.id}/lock`, { isLocked: false });
    const second = await w.merge(third.id, kept.id);
    expect(message(await w.revert(first))).toBe('409 OWNER_IS_MERGED');
    const made = await register(w.staff, w.world, {
      owner: person(w.world.parishId, { vatNumber: other.vatNumber }),
    });
    expect(made.ownerId).toBe(third.id);
    expect((await w.revert(second)).status).toBe(200);
    expect((await w.revert(first)).status).toBe(200);
    expect(await w.ownerIdOf(other.animalId)).toBe(other.id);
  });
});
