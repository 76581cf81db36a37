import sql from 'sql-template-tag';
import { foldText } from '../../../../../resources/numbers/text.ts';
import { getOne, type Queryable } from '../../../../db/db.ts';
import type { Species } from '../../../../demonstration/base/names.ts';
import { BREED_LIST, DANGEROUS_DISCLAIMER } from './breedList.ts';

/** A breed as the generator of animals needs it. */
export interface Breed {
  id: number;
  name: string;
  /** The group above: a cross is made within it. */
  groupId: number;
  species: Species;
  /** Category letter: A companion, G potentially dangerous, I cat, J ferret. */
  type: string;
  colors: readonly string[];
  isMongrel: boolean;
}

const SPECIES = { Cão: 'DOG', Gato: 'CAT', Furão: 'FERRET' } as const;
const LETTER = { DOG: 'A', CAT: 'I', FERRET: 'J' } as const;

interface Row {
  name: string;
  parentId: number | null;
  groupType: 'INTERMEDIATE_GROUP' | 'FINAL_GROUP' | 'BREED';
  type?: string;
  undefinedGender?: boolean;
  licensed: boolean;
  disclaimer?: string;
}

/** Adds a breed or group, or finds it where it is; what staff have changed since stays as it is. */
async function place(tx: Queryable, row: Row): Promise<number> {
  const {
    name,
    parentId,
    groupType,
    type = null,
    undefinedGender = false,
    licensed,
    disclaimer = null,
  } = row;
  await tx.query(sql`
    insert into breed (name, parent_id, group_type, type, can_have_undefined_gender, has_licensing, disclaimer, search_text)
    values (${name}, ${parentId}, ${groupType}, ${type}, ${undefinedGender}, ${licensed}, ${disclaimer}, ${foldText(name)})
    on conflict do nothing`);
  const found = await getOne<{ id: number }>(
    tx,
    sql`select id from breed where coalesce(parent_id, 0) = ${parentId ?? 0} and lower(name) = lower(${name})`,
  );
  return found.id;
}

/** Writes the breeds that the register starts with, as a tree of species, group and breed. */
export async function seedBreeds(tx: Queryable): Promise<Breed[]> {
  const breeds: Breed[] = [];
  for (const [speciesName, groups] of Object.entries(BREED_LIST)) {
    const species = SPECIES[speciesName as keyof typeof SPECIES];
    const licensed = species === 'DOG';
    const root = await place(tx, {
      name: speciesName,
      parentId: null,
      groupType: 'INTERMEDIATE_GROUP',
      licensed,
    });
    for (const [groupName, lines] of Object.entries(groups as Record<string, string>)) {
      const groupId = await place(tx, {
        name: groupName,
        parentId: root,
        groupType: 'FINAL_GROUP',
        licensed,
      });
      for (const line of lines.trim().split('\n')) {
        const [label = '', coats = ''] = line.trim().split(': ');
        const dangerous = label.startsWith('!');
        const name = label.replace('!', '');
        const type = dangerous ? 'G' : LETTER[species];
        const isMongrel = name === 'Sem raça definida';
        const id = await place(tx, {
          name,
          parentId: groupId,
          groupType: 'BREED',
          type,
          // The sex of a kitten or a young ferret cannot always be determined at the registration.
          undefinedGender:
            species === 'FERRET' || (species === 'CAT' && (isMongrel || name === 'Europeu Comum')),
          licensed,
          ...(dangerous && { disclaimer: DANGEROUS_DISCLAIMER }),
        });
        breeds.push({ id, name, groupId, species, type, colors: coats.split(', '), isMongrel });
      }
    }
  }
  return breeds;
}
