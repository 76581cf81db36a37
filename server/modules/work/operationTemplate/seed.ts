import sql from 'sql-template-tag';
import { foldText } from '../../../../resources/numbers/text.ts';
import type { Queryable } from '../../../db/db.ts';
import { json } from '../../../db/sql.ts';

/** Templates of the demonstration: one for each operation that ships. */
const TEMPLATES = [
  ['Bloquear animais', 'Lock animals', 'lockAnimals', { act: 'LOCK' }],
  ['Desbloquear animais', 'Unlock animals', 'lockAnimals', { act: 'UNLOCK' }],
  ['Corrigir a raça ou a cor', 'Correct breed or colour', 'correctAnimals', {}],
  ['Fecho de uma clínica: passar os animais', 'A clinic closes: move its animals', 'moveAnimals', {}],
  ['Unir raças', 'Merge breeds', 'mergeBreeds', {}],
  ['Recolha de um lote de transponders', 'Recall of a batch of transponders', 'recallTransponders', {}],
  [
    'Desaparecidos sem novidades há dois anos',
    'Lost animals without news for two years',
    'closeLostReports',
    { status: 'LOST', days: 730 },
  ],
  ['Contas sem uso há um ano', 'Accounts unused for a year', 'deactivateUnusedAccounts', { days: 365 }],
  ['E-mails de ativação por usar', 'Unused activation emails', 'resendActivations', { days: 3 }],
  [
    'Pedidos de DIAC sem documentos há 60 dias',
    'DIAC requests without documents for 60 days',
    'expireDiacRequests',
    { days: 60 },
  ],
  [
    'Comunicações de óbito sem documentos há 60 dias',
    'Reports of death without documents for 60 days',
    'expireDeathRequests',
    { days: 60 },
  ],
  [
    'Pedidos de cão de rebanho sem documentos há 60 dias',
    'Herding dog requests without documents for 60 days',
    'expireHerdingDogs',
    { days: 60 },
  ],
  ['Recalcular os animais', 'Recompute animals', 'recomputeAnimals', {}],
  ['Recalcular os titulares', 'Recompute owners', 'recomputeOwners', {}],
] as const;

/** Writes the templates of the demonstration. */
export async function writeOperationTemplates(tx: Queryable): Promise<void> {
  for (const [name, nameEn, operation, parameters] of TEMPLATES)
    await tx.query(sql`insert into operation_template (name, name_en, operation, parameters, search_text)
      values (${name}, ${nameEn}, ${operation}, ${json(parameters)}, ${foldText(`${name} ${nameEn}`)})`);
}
