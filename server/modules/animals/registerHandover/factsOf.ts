import sql from 'sql-template-tag';
import { speciesOfCategory } from '../../../../resources/animals/animal/silhouettes.ts';
import type { HandoverFacts } from '../../../../resources/animals/registerHandover/facts.ts';
import { getOne, type Queryable } from '../../../db/db.ts';

/** What is said of an animal to the other register: nothing of persons, and not its name, which a person may have written. */
export async function factsOf(db: Queryable, id: number): Promise<HandoverFacts> {
  const { category, ...facts } = await getOne<
    Omit<HandoverFacts, 'species'> & { readonly category: string | null }
  >(
    db,
    sql`select a.breed_category as category, b.name as breed, a.gender, a.birthdate, a.color,
        a.is_sterilized, a.rabies_immunization_date_end as rabies_until
      from animal a join breed b on b.id = a.breed_id where a.id = ${id}`,
  );
  const species = ({ dog: 'DOG', cat: 'CAT', ferret: 'FERRET' } as const)[speciesOfCategory(category)];
  return { species, ...facts };
}
