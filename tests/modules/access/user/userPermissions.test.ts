import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';

let server: TestServer;
let operator: Person;
beforeAll(async () => {
  server = await testServer();
  operator = await server.person({ profile: { name: 'operator' }, permissions: ['READ_USER'] });
});
afterAll(() => server.close());

interface Place {
  readonly blocks: string[];
  readonly roleFrom: string | null;
  readonly entity: unknown;
  readonly permissions: { permission: string; by: string; withheld: string | null; isInPart: boolean }[];
}
const placesOf = async (person: Person) =>
  (await operator.call('GET', `/users/${person.id}/permissions`)).body.workplaces as Place[];

describe('what a user may do, and why', () => {
  it('a permission that the profile of the entity withholds › says so', async () => {
    const [place] = await placesOf(
      await server.person({
        permissions: ['READ_BILLING', 'READ_OWNER'],
        profile: { isBillable: false },
      }),
    );
    expect(place).toMatchObject({ blocks: [], roleFrom: 'ACCOUNT' });
    expect(place!.permissions).toContainEqual({
      permission: 'READ_BILLING',
      by: 'ROLE',
      withheld: 'NOT_BILLABLE',
      isInPart: false,
    });
    expect(place!.permissions).toContainEqual({
      permission: 'READ_OWNER',
      by: 'ROLE',
      withheld: null,
      isInPart: false,
    });
    const [billed] = await placesOf(
      await server.person({ permissions: ['READ_BILLING'], profile: { isBillable: true } }),
    );
    expect(billed!.permissions[0]).toMatchObject({ permission: 'READ_BILLING', withheld: null });
  });

  it('a veterinarian › has some by type, also without an entity', async () => {
    const places = await placesOf(await server.person({ type: 'VETERINARY', permissions: ['READ_BALANCE'] }));
    expect(places.length).toBeGreaterThan(0);
    const none = places.find(({ entity }) => entity === null);
    expect(none!.blocks).toEqual([]);
    const by = (name: string) => none!.permissions.find(({ permission }) => permission === name)?.by;
    expect(by('READ_ANIMAL')).toBe('TYPE');
    expect(by('WRITE_BREED')).toBeUndefined();
  });

  it('an inactive account or entity › leaves nothing, and says why', async () => {
    const person = await server.person({ permissions: ['READ_OWNER'] });
    await server.db.query(sql`update app_user set status = 'INACTIVE' where id = ${person.id}`);
    expect((await placesOf(person))[0]?.blocks).toEqual(['USER_INACTIVE']);
    await server.db.query(
      sql`update entity set active = false where id = (select entity_id from app_user where id = ${person.id})`,
    );
    expect((await placesOf(person))[0]?.blocks).toEqual(['USER_INACTIVE', 'ENTITY_INACTIVE']);
  });

  it('a user of another entity › is not found by those who do not see the account', async () => {
    const reader = await server.person({ permissions: ['READ_USER'] });
    expect((await reader.call('GET', `/users/${operator.id}/permissions`)).status).toBe(404);
    expect((await reader.call('GET', `/users/${reader.id}/permissions`)).status).toBe(200);
    const nobody = await server.person({ permissions: ['READ_ROLE'] });
    expect((await nobody.call('GET', `/users/${nobody.id}/permissions`)).status).toBe(403);
  });
});
