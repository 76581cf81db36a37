import sql from 'sql-template-tag';
import type { Db } from '../../server/db/db.ts';
import type { Scenario } from '../scenarios.ts';

/** Calls that two versions are compared by beside those whose limit is measured. */
export async function moreScenarios(db: Db): Promise<readonly Scenario[]> {
  const owners = await db.query<{ id: number; name: string; animalId: number }>(sql`
    select o.id, o.name, (select min(a.id) from animal a where a.owner_id = o.id) as animal_id
    from owner o where o.id % 41 = 1 and exists (select from animal a where a.owner_id = o.id) order by o.id limit 300`);
  const search = (path: string, query = ''): string => `/api/${path}/search?itemsPerPage=10${query}`;
  return [
    { key: 'owner', title: 'owner by id', paths: owners.map(({ id }) => `/api/owners/${id}`) },
    {
      key: 'owner-words',
      title: 'owners by name',
      paths: owners.map(({ name }) => search('owners', `&universalSearch=${encodeURIComponent(name)}`)),
    },
    {
      key: 'owner-animals',
      title: 'animals of an owner',
      paths: owners.map(({ id }) => search('animals', `&ownerId=${id}`)),
    },
    {
      key: 'interventions',
      title: 'interventions of an animal',
      paths: owners.map(({ animalId }) => search('health-interventions', `&animalId=${animalId}`)),
    },
    { key: 'transfers', title: 'queue of transfers', paths: [search('animal-transfers', '&closed=false')] },
    { key: 'lost', title: 'lost animals', paths: [search('lost-animals', '&status=LOST')] },
    { key: 'audit', title: 'audit, newest first', paths: [search('audit')] },
    { key: 'breeds', title: 'breeds', paths: [search('breeds')] },
  ];
}
