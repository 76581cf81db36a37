import sql from 'sql-template-tag';
import { PERMISSIONS, type Permission } from '../../../../resources/kit/permissions.ts';
import { inTheNameOf } from '../../../auth/people.ts';
import type { Person, TestAnswer, TestServer } from '../../../helpers/server.ts';
import { clinic, CLINIC, type World } from '../../animals/animal/fixtures.ts';

/** A program that calls with a key. */
export interface Program {
  readonly id: number;
  readonly key: string;
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    headers?: Readonly<Record<string, string>>,
    from?: string,
  ): Promise<TestAnswer>;
}

/** The permissions of a clinic's manager, who makes keys for its programs. */
export const MANAGER: readonly Permission[] = [
  ...CLINIC,
  'READ_HEALTH_INTERVENTION',
  'WRITE_HEALTH_INTERVENTION',
  'MANAGE_API_KEYS',
  'READ_VETERINARY',
  'READ_AUDIT_LOG',
  'READ_ROLE',
  'READ_USER',
  'WRITE_USER',
];

/** A manager of a clinic of its own. */
export const manager = (server: TestServer): Promise<Person> => clinic(server, { permissions: MANAGER });

let number = 0;

/** Makes a key and returns a program that has it. */
export async function program(
  server: TestServer,
  who: Person,
  values: Readonly<Record<string, unknown>>,
): Promise<Program> {
  number += 1;
  const made = await who.call('POST', '/api-keys', {
    name: `Programa ${number}`,
    partner: 'VetSoft',
    callsPerHour: 600,
    ...values,
  });
  if (made.status !== 201) throw new Error(`the key was refused: ${JSON.stringify(made.body)}`);
  const issued = await who.call('PUT', `/api-keys/${made.body.id}/issue`);
  if (issued.status !== 200) throw new Error(`the key was not made: ${JSON.stringify(issued.body)}`);
  return { id: made.body.id, key: issued.body.key, call: callsWith(server, issued.body.key) };
}

/** The calls of a program with this key. */
export const callsWith =
  ({ app }: TestServer, key: string): Program['call'] =>
  async (method, path, body, headers = {}, from = '127.0.0.1') => {
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      ...(body && { payload: body }),
      headers: { authorization: `Bearer ${key}`, ...headers },
      remoteAddress: from,
    });
    const type = String(answer.headers['content-type'] ?? '');
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: type.includes('json') && answer.body !== '' ? JSON.parse(answer.body) : answer.body,
    };
  };

/** The entity of a person. */
export async function entityOf({ db }: TestServer, { id }: Person): Promise<number> {
  const [row] = await db.query<{ entityId: number }>(sql`select entity_id from app_user where id = ${id}`);
  return row!.entityId;
}

/** Lets the veterinarian of the world work for an entity. */
export const employ = ({ db }: TestServer, { veterinaryId }: World, entityId: number) =>
  db.query(sql`insert into veterinary_entity (veterinary_id, entity_id, status)
    values (${veterinaryId}, ${entityId}, 'ACCEPTED')`);

/** The calls of the operator's staff in the name of another user. */
export const staffInTheNameOf = async (server: TestServer, user: Person): Promise<Person['call']> =>
  inTheNameOf(server, await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } }), user);
