import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { person, smallMap } from '../owner/owners.ts';

let server: TestServer;
let operator: Person;
let clinic: Person;
let parishId: number;

beforeAll(async () => {
  server = await testServer();
  ({ parishId } = await smallMap(server.db));
  operator = await server.person({ profile: { name: 'operator' }, permissions: PERMISSIONS });
  clinic = await server.person({
    permissions: ['READ_OWNER', 'WRITE_OWNER', 'WRITE_ANIMAL_PROTECTED_FIELDS'],
  });
});
afterAll(() => server.close());

interface Made {
  readonly id: number;
  readonly version: number;
}
const make = async (): Promise<Made> =>
  (await clinic.call('POST', '/owners/', person(parishId))).body as Made;
const rename = ({ id, version }: Made, who: Person, name = 'Rosa Antunes Lopes') =>
  who.call('PUT', `/owners/${id}`, { version, name });
const openReviewOf = async (id: number) =>
  (await operator.call('GET', `/owner-review/search?ownerId=${id}&closed=false`)).body.content[0];
const ownerOf = async (id: number) => (await operator.call('GET', `/owners/${id}`)).body;

describe('a review of an owner', () => {
  it('a name that an entity changes › opens one, with the name before and now; a second change joins it', async () => {
    const made = await make();
    expect(await openReviewOf(made.id)).toBeUndefined();
    const changed = await rename(made, clinic);
    expect(changed.body).toMatchObject({ needsReview: true, version: 2 });
    const review = await openReviewOf(made.id);
    expect(review).toMatchObject({
      cause: 'IDENTITY_CHANGED',
      previousName: 'Rosa Maria Antunes',
      ownerName: 'Rosa Antunes Lopes',
    });
    await rename(changed.body, clinic, 'Rosa Antunes');
    const all = await operator.call('GET', `/owner-review/search?ownerId=${made.id}`);
    expect(all.body.totalItems).toBe(1);
  });

  it('a change by the operator, or of contacts › opens none', async () => {
    const made = await make();
    const renamed = await rename(made, operator);
    expect(renamed.body.needsReview).toBe(false);
    await clinic.call('PUT', `/owners/${made.id}`, { version: 2, phone: '913456789' });
    expect(await openReviewOf(made.id)).toBeUndefined();
  });

  it('accepted › verifies the owner; decided again › is refused', async () => {
    const made = await make();
    await rename(made, clinic);
    const { id, version } = await openReviewOf(made.id);
    const accepted = await operator.call('PUT', `/owner-review/${id}`, { validation: 'ACCEPTED', version });
    expect(accepted).toMatchObject({ status: 200, body: { closed: true, accepted: true } });
    expect(await ownerOf(made.id)).toMatchObject({ needsReview: false, verifiedData: true });
    const again = await operator.call('PUT', `/owner-review/${id}`, { validation: 'ACCEPTED' });
    const comment = { comments: 'Ainda uma pergunta.' };
    const commented = await operator.call('PUT', `/owner-review/${made.id}/${id}/ticket`, comment);
    for (const refused of [again, commented])
      expect(refused).toMatchObject({
        status: 409,
        body: { data: { message: 'OWNER_REVIEW_ALREADY_CLOSED' } },
      });
  });

  it('rejected › needs a reason, and leaves the owner unverified', async () => {
    const made = await make();
    await rename(made, clinic);
    const { id } = await openReviewOf(made.id);
    const bare = await operator.call('PUT', `/owner-review/${id}`, { validation: 'REJECTED' });
    expect(bare.body.errors).toEqual([{ property: 'reasons', error: 'MISSING_REASONS' }]);
    const [reason] = (await operator.call('GET', '/owner-review/reasons')).body as { id: string }[];
    const rejected = await operator.call('PUT', `/owner-review/${id}/decision`, {
      validation: 'REJECTED',
      reasons: [reason!.id],
    });
    expect(rejected.status).toBe(200);
    expect(await ownerOf(made.id)).toMatchObject({ needsReview: false, verifiedData: false });
  });

  it('more information › opens a ticket, and further comments join it', async () => {
    const made = await make();
    await rename(made, clinic);
    const { id } = await openReviewOf(made.id);
    await operator.call('PUT', `/owner-review/${id}`, {
      validation: 'MORE_INFORMATION_NEEDED',
      comments: 'Falta o cartão.',
    });
    const ticketsOf = async () => (await operator.call('GET', `/ticketing/process/OWNER_REVIEW/${id}`)).body;
    expect(await ticketsOf()).toMatchObject([{ description: 'Falta o cartão.' }]);
    const comment = await operator.call('PUT', `/owner-review/${made.id}/${id}/ticket`, {
      comments: 'Ainda falta.',
    });
    expect(comment.status).toBe(200);
    const ticket = await operator.call('GET', `/ticketing/${comment.body.ticketId}`);
    expect(ticket.body.conversations).toMatchObject([{ body: 'Ainda falta.' }]);
    const ofOwner = await operator.call('GET', `/owners/${made.id}/tickets`);
    expect(ofOwner.body).toMatchObject([{ description: 'Falta o cartão.', processType: 'OWNER_REVIEW' }]);
    expect((await clinic.call('GET', `/owners/${made.id}/tickets`)).body).toHaveLength(1);
    const other = await make();
    const wrong = await operator.call('PUT', `/owner-review/${other.id}/${id}/ticket`, { comments: 'x' });
    expect(wrong.status).toBe(404);
    expect((await clinic.call('PUT', `/owner-review/${id}`, { validation: 'ACCEPTED' })).status).toBe(403);
  });

  it('taken back by the entity that made the change › puts the identity before in place again', async () => {
    const made = await make();
    await rename(made, clinic);
    const { id } = await openReviewOf(made.id);
    expect((await clinic.call('PUT', `/owner-review/${id}/cancel`, {})).status).toBe(200);
    expect(await ownerOf(made.id)).toMatchObject({ name: 'Rosa Maria Antunes', needsReview: false });
    expect(await openReviewOf(made.id)).toBeUndefined();
  });

  it('two at once of one owner › are held apart by the database', async () => {
    const made = await make();
    await rename(made, clinic);
    await expect(
      server.db.query(
        sql`insert into owner_review (owner_id, cause, origin) values (${made.id}, 'REGISTRATION', 'COLEIRA')`,
      ),
    ).rejects.toThrow();
  });
});
