import sql from 'sql-template-tag';
import { addDays } from '../../../../resources/numbers/dates.ts';
import { getOne, type Tx } from '../../../db/db.ts';
import { json } from '../../../db/sql.ts';
import { DEMO_CLINIC } from '../../../demonstration/entities.ts';

/** Registers of other states, all of them invented. */
const REGISTERS = [
  ['Registo Ibérico de Animais', 'ES', '+34910000001'],
  ['Fichier des animaux de compagnie', 'FR', '+33100000001'],
] as const;

/** Writes registers of other states, an animal that comes from one, and a visitor whose holder can be reached. */
export async function writeOtherRegisters(tx: Tx, today: string): Promise<void> {
  const ids: number[] = [];
  for (const [name, country, phone] of REGISTERS)
    ids.push(
      (
        await getOne<{ id: number }>(
          tx,
          sql`insert into other_register (name, country, phone, search_text)
            values (${name}, ${country}, ${phone}, fold_text(${name})) returning id`,
        )
      ).id,
    );
  const facts = {
    species: 'DOG',
    breed: 'Galgo Espanhol',
    gender: 'FEMALE',
    birthdate: addDays(today, -900),
    color: 'fulvo',
    isSterilized: true,
    rabiesUntil: addDays(today, 200),
  };
  await tx.query(sql`
    insert into register_handover (direction, state, register_id, transponder, reference, facts)
    values ('IN', 'ANNOUNCED', ${ids[0]}, '724098100000017', 'ES-000017', ${json(facts)})`);
  const { id } = await getOne<{ id: number }>(
    tx,
    sql`insert into visiting_animal (transponder, register_id, species, looks, date_from, date_to, creation_entity_id)
      values ('250269800000024', ${ids[1]}, 'DOG', 'Bouvier preto, coleira vermelha', ${addDays(today, -3)},
        ${addDays(today, 25)}, ${DEMO_CLINIC}) returning id`,
  );
  await tx.query(sql`insert into visitor_contact (visiting_animal_id, name, phone)
    values (${id}, 'Claire Martin', '+33612345678')`);
}
