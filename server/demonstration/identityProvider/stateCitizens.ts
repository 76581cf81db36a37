import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db.ts';
import type { DemoPerson, ProviderTexts } from './providerPages.ts';

export const STATE_TEXTS: ProviderTexts = {
  title: 'Identidade do Estado da demonstração',
  legend: 'Cidadão',
  signOutTitle: 'Terminar também a sessão na identidade do Estado?',
  failureTitle: 'A identidade do Estado não pode responder a este pedido',
  signedOutTitle: 'A sessão na identidade do Estado terminou',
};

const BORN = '1984-06-11';

const citizen = (name: string, taxNumber: string, note: string, birthdate = BORN): DemoPerson => ({
  subject: `cc-${taxNumber}`,
  name,
  number: `NIF ${taxNumber}`,
  note,
  claims: { tax_number: taxNumber, birthdate },
});

interface Row {
  readonly name: string;
  readonly vatNumber: string;
  readonly kind: 'ACCOUNT' | 'NONE' | 'LOCKED';
}

const NOTES: Readonly<Record<Row['kind'], string>> = {
  ACCOUNT: 'detentor com conta no registo',
  NONE: 'detentor ainda sem conta',
  LOCKED: 'detentor bloqueado',
};

/** Everybody on the page: owners of the demonstration in each of their states, and people whom the register refuses. */
export async function stateCitizens(db: Queryable): Promise<DemoPerson[]> {
  // Each kind by a limit of its own: the demonstration may have a hundred thousand owners.
  const rows = await db.query<Row>(sql`
    (select o.name, o.vat_number, 'ACCOUNT' as kind from app_user u join owner o on o.id = u.owner_id
      where o.type = 'SINGULAR' and o.country = 'PT' and o.vat_number is not null order by u.id limit 2)
    union all (select o.name, o.vat_number, 'NONE' from owner o
      where o.type = 'SINGULAR' and o.country = 'PT' and o.vat_number is not null and not o.is_locked
        and o.merged_into_id is null and not exists (select from app_user u where u.owner_id = o.id)
        and exists (select from animal a where a.owner_id = o.id) order by o.id limit 2)
    union all (select o.name, o.vat_number, 'LOCKED' from owner o
      where o.type = 'SINGULAR' and o.country = 'PT' and o.vat_number is not null and o.is_locked
        and not exists (select from app_user u where u.owner_id = o.id) order by o.id limit 1)`);
  return [
    ...rows.map(({ name, vatNumber, kind }) => citizen(name, vatNumber, NOTES[kind])),
    citizen('Telmo Quintela Bastos', '245612343', 'sem registo de detentor'),
    citizen('Mafalda Quintela Bastos', '267894325', 'menor de 18 anos', '2015-04-02'),
    citizen('Quintela & Bastos, Lda.', '599999993', 'número de uma empresa'),
  ];
}
