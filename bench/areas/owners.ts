import sql from 'sql-template-tag';
import { isRequest } from '../../resources/kit/request.ts';
import { modules } from '../../resources/schemas.ts';
import { getOne } from '../../server/db/db.ts';
import type { Scenario } from '../scenarios.ts';
import type { Area, TimedRegister } from './area.ts';
import { timesOf } from './client.ts';
import { ERASABLE_STREET } from './load.ts';
import { timingOf, type Timing } from './timing.ts';

const TYPING_LIMIT_MS = 50;
const EXPORT_LIMIT_MS = 30_000;
/** Each is below what an account may ask in a minute. */
const [LOOK_UPS, TYPED, EXPORTS] = [53, 103, 6];

interface Known {
  readonly id: number;
  readonly vatNumber: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly postalCode: string | null;
}

async function timeOwners({ db, operator, second }: TimedRegister): Promise<readonly Timing[]> {
  const owners = await db.query<Known>(sql`
    select id, vat_number, name, phone, email, postal_code from owner
    where id % 9973 = 7 and vat_number is not null and country = 'PT' order by id limit ${TYPED}`);
  const lookedUp = await timesOf(owners.slice(0, LOOK_UPS), ({ vatNumber }) =>
    operator.call('GET', `/owners/get-by-vat?vatNumber=${vatNumber}`),
  );
  const typed = await timesOf(owners, ({ name, phone, email, postalCode, vatNumber }) =>
    operator.call('POST', '/owners/alike', { name, phone, email, postalCode, vatNumber, country: 'PT' }),
  );
  const exported = await timesOf(
    owners.slice(0, EXPORTS),
    ({ id }) => operator.call('POST', `/owners/${id}/export`),
    1,
  );
  const subject = await getOne<{ id: number }>(
    db,
    sql`select min(o.id) as id from owner o where o.street = ${ERASABLE_STREET} and o.erased_timestamp is null
      and not exists (select from owner_erasure e where e.owner_id = o.id and not e.closed)`,
  );
  const { body } = await operator.call<{ id: number }>('POST', '/owner-erasures', {
    ownerId: subject.id,
    grounds: 'Pedido por carta registada.',
  });
  const erased = await second.call('PUT', `/owner-erasures/${body.id}/decision`, { validation: 'ACCEPTED' });
  return [
    timingOf('owner by tax number', lookedUp, TYPING_LIMIT_MS),
    timingOf('possible duplicates while an owner is typed', typed, TYPING_LIMIT_MS),
    timingOf('export of one owner, JSON and PDF', exported, EXPORT_LIMIT_MS),
    timingOf('erasure of one owner', [erased.ms], null),
  ];
}

/** Owners, and the queues of all requests. */
export const ownersArea: Area = {
  name: 'owners',
  scenarios: () =>
    Promise.resolve<readonly Scenario[]>([
      ...modules.filter(isRequest).map(({ name, path }) => ({
        key: `queue-${name}`,
        title: `queue of ${name}`,
        paths: [`/api/${path}/search?closed=false&itemsPerPage=10`],
      })),
      { key: 'queue-overview', title: 'overview of all queues', paths: ['/api/requests/overview'] },
    ]),
  time: timeOwners,
};
