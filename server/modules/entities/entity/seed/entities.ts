import sql from 'sql-template-tag';
import { foldText, searchTextOf } from '../../../../../resources/numbers/text.ts';
import type { Queryable } from '../../../../db/db.ts';
import { continueNumbering, insertRows, type Columns } from '../../../../demonstration/base/insert.ts';
import { entityNif, fixedPhone } from '../../../../demonstration/base/numbers.ts';
import { areaCode, oneLine, type Places } from '../../../../demonstration/base/places.ts';
import { Random } from '../../../../demonstration/base/random.ts';
import { ENTITIES, type EntityLine } from '../../../../demonstration/entities.ts';
import type { ProfileIds } from '../../entityProfile/seed.ts';

const COLUMNS = {
  id: 'bigint',
  name: 'text',
  brand: 'text',
  vatNumber: 'text',
  parentId: 'bigint',
  profileId: 'bigint',
  postalCode: 'text',
  locality: 'text',
  parishId: 'bigint',
  address: 'text',
  email: 'text',
  phone: 'text',
  active: 'boolean',
  searchText: 'text',
} satisfies Columns<ReturnType<typeof entityRow>>;

function entityRow(
  { id, profile, county, name, brand, parentId, inactive }: EntityLine,
  places: Places,
  profiles: ProfileIds,
) {
  const random = new Random('entity', id);
  const { postalCode, locality, parishId, street } = places.street(random, county);
  const isPublic = profile === 'municipality' || profile === 'parish' || profile === 'authority';
  const vatNumber = parentId === undefined ? entityNif(id, isPublic) : null;
  const domain = foldText(brand).replace(/[^a-z0-9]+/g, '-');
  const email = `geral@${domain}.test`;
  return {
    id,
    name,
    brand,
    vatNumber,
    parentId: parentId ?? null,
    profileId: profiles[profile],
    postalCode,
    locality,
    parishId,
    address: oneLine(street, String(random.int(1, 120))),
    email,
    phone: fixedPhone(areaCode(county), id),
    active: !inactive,
    searchText: searchTextOf(name, brand, vatNumber, locality, email),
  };
}

/** Writes the demonstration's entities, beside the operator's own. */
export async function seedEntities(tx: Queryable, places: Places, profiles: ProfileIds): Promise<void> {
  await insertRows(
    tx,
    'entity',
    COLUMNS,
    ENTITIES.map((line) => entityRow(line, places, profiles)),
  );
  // Town halls count the animals of their municipality.
  await tx.query(sql`
    update entity e set territory_county_id = p.county_id from parish p
    where p.id = e.parish_id and e.profile_id = ${profiles.municipality}`);
  await continueNumbering(tx, 'entity');
}
