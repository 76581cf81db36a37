import sql from 'sql-template-tag';
import { foldText } from '../../../../resources/numbers/text.ts';
import type { Queryable } from '../../../db/db.ts';
import { json } from '../../../db/sql.ts';

/** Templates of the demonstration: one for each operation that ships. */
const TEMPLATES = [
  ['Bloquear animais', 'lockAnimals', { act: 'LOCK' }],
  ['Desbloquear animais', 'lockAnimals', { act: 'UNLOCK' }],
  ['Corrigir a raça ou a cor', 'correctAnimals', {}],
  ['Fecho de uma clínica: passar os animais', 'moveAnimals', {}],
  ['Unir raças', 'mergeBreeds', {}],
  ['Recolha de um lote de transponders', 'recallTransponders', {}],
  ['Desaparecidos sem novidades há dois anos', 'closeLostReports', { status: 'LOST', days: 730 }],
  ['Contas sem uso há um ano', 'deactivateUnusedAccounts', { days: 365 }],
  ['E-mails de ativação por usar', 'resendActivations', { days: 3 }],
  ['Pedidos de DIAC sem documentos há 60 dias', 'expireDiacRequests', { days: 60 }],
  ['Comunicações de óbito sem documentos há 60 dias', 'expireDeathRequests', { days: 60 }],
  ['Pedidos de cão de rebanho sem documentos há 60 dias', 'expireHerdingDogs', { days: 60 }],
  ['Recalcular os animais', 'recomputeAnimals', {}],
  ['Recalcular os titulares', 'recomputeOwners', {}],
] as const;

/** Writes the templates of the demonstration. */
export async function writeOperationTemplates(tx: Queryable): Promise<void> {
  for (const [name, operation, parameters] of TEMPLATES)
    await tx.query(sql`insert into operation_template (name, operation, parameters, search_text)
      values (${name}, ${operation}, ${json(parameters)}, ${foldText(name)})`);
}
