import sql from 'sql-template-tag';
import { healthIntervention as english } from '../../../../i18n/en/animals/healthIntervention/module.ts';
import { healthIntervention as portuguese } from '../../../../i18n/pt/animals/healthIntervention/module.ts';
import {
  listFinancingEntities,
  listInterventionTypes,
  proofOfLifeDisclaimer,
} from '../../../../resources/animals/healthIntervention/calls.ts';
import { foldText } from '../../../../resources/numbers/text.ts';
import { handleRead } from '../../../http/handle.ts';
import { languageIn } from '../../../language.ts';
import { typeIn, typesOffered } from '../interventionType/interventionTypes.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Financing entities that are offered at a time. */
const MAX_FINANCING_ENTITIES = 50;

export const listInterventionTypesHandler = handleRead(listInterventionTypes, async ({ db, caller }) => {
  const types = await db.query<Named>(
    sql`select t.id, t.name from intervention_type t where ${typesOffered(caller) ?? sql`true`} order by t.id`,
  );
  return types.map((type) => typeIn(type, caller.actor.language));
});

export const listFinancingEntitiesHandler = handleRead(listFinancingEntities, ({ db, query }) =>
  db.query<Named>(
    sql`select id, name from financing_entity
      where active and search_text like ${`%${foldText(query.name ?? '').replace(/[\\%_]/g, '\\$&')}%`}
      order by sort_text(name) collate "C", id limit ${MAX_FINANCING_ENTITIES}`,
  ),
);

export const proofOfLifeDisclaimerHandler = handleRead(
  proofOfLifeDisclaimer,
  async ({ caller }) =>
    ({ pt: portuguese.disclaimer, en: english.disclaimer })[languageIn(caller.actor.language)],
);
