import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { getOne } from '../../../../server/db/db.ts';
import type { Permission } from '../../../../resources/kit/permissions.ts';
import type { Person, TestServer } from '../../../helpers/server.ts';
import { account, type Account } from '../../../auth/people.ts';

/** A user who manages the veterinarians of an entity, and the entity. */
export interface Manager extends Person {
  readonly entityId: number;
}

/** A manager of a fresh entity, or of a given one, with what a veterinarian needs to be given. */
export async function manager(
  server: TestServer,
  options: { permissions?: readonly Permission[]; entityId?: number; operator?: boolean } = {},
): Promise<Manager> {
  const person = await server.person({
    permissions: ['MANAGE_VETERINARIES', 'READ_ANIMAL', ...(options.permissions ?? [])],
    ...(options.entityId !== undefined && { entityId: options.entityId }),
    ...(options.operator && { profile: { name: 'operator' } }),
  });
  const { entityId } = await getOne<{ entityId: number }>(
    server.db,
    sql`select entity_id from app_user where id = ${person.id}`,
  );
  return { ...person, entityId };
}

/** A veterinarian who works somewhere already, with these permissions. */
export interface Vet extends Account {
  readonly veterinaryId: number;
  readonly ballotNumber: string;
  readonly name: string;
}

export async function vet(
  server: TestServer,
  permissions: readonly Permission[] = ['READ_ANIMAL'],
): Promise<Vet> {
  const person = await account(server, { type: 'VETERINARY', permissions });
  const found = await getOne<{ id: number; ballotNumber: string; name: string }>(
    server.db,
    sql`select v.id, v.ballot_number, v.name from veterinary v join app_user u on u.veterinary_id = v.id where u.id = ${person.id}`,
  );
  return { ...person, veterinaryId: found.id, ballotNumber: found.ballotNumber, name: found.name };
}

/** Asks an entity for access in a veterinarian's name; answers the association's id, as the entity finds it. */
export async function request(who: Vet, host: Manager): Promise<number> {
  await who.call('POST', '/veterinaries/associate-entities', { entityId: host.entityId });
  return (await associationOf(host, who))!.id;
}

/** Their association as the entity sees it. */
export async function associationOf(
  host: Manager,
  who: Pick<Vet, 'veterinaryId'>,
): Promise<(Record<string, unknown> & { id: number; version: number }) | undefined> {
  const found = await host.call('GET', `/veterinary-associations/search?veterinaryId=${who.veterinaryId}`);
  return found.body.content[0];
}

/** How a call was answered, in a word. */
export const outcomeOf = ({
  status,
  body,
}: {
  status: number;
  body: { errors?: { property: string; error: string }[]; data?: { message: string } };
}): string =>
  `${status} ${body?.errors?.length ? body.errors.map(({ property, error }) => `${property} ${error}`).join() : (body?.data?.message ?? 'OK')}`;

/** A new role with these permissions. */
export const roleWith = async (server: TestServer, permissions: readonly Permission[]): Promise<number> =>
  (
    await getOne<{ id: number }>(
      server.db,
      sql`insert into role (name, permissions) values (${`Papel ${randomUUID()}`}, ${[...permissions]}::text[]) returning id`,
    )
  ).id;

/** The notifications of a user about associations, newest first. */
export const notificationsOf = async (
  who: Person,
): Promise<{ type: string; objectId: string | null; veterinary: string }[]> =>
  (await who.call('GET', '/notifications/search?itemsPerPage=20')).body.content.map(
    ({
      type,
      objectId,
      additionalInfo,
    }: {
      type: string;
      objectId: string | null;
      additionalInfo: { veterinary: string };
    }) => ({
      type,
      objectId,
      veterinary: additionalInfo.veterinary,
    }),
  );
