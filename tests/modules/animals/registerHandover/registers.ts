import type { AddressInfo } from 'node:net';
import sql from 'sql-template-tag';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { startOutbox, type Outbox } from '../../../../server/jobs/outbox.ts';
import {
  REGISTER_MESSAGE,
  registerMessageJob,
} from '../../../../server/modules/animals/registerHandover/messages.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { program, type Program } from '../../access/apiKey/keys.ts';
import { newNif, person as ownerFields, proveContacts } from '../../owners/owner/owners.ts';
import { mailsOf } from '../../requests/animalTransfer/parties.ts';
import { clinic, makeWorld, newTransponder, register, type World } from '../animal/fixtures.ts';

/** A register that answers on this machine, with what another one needs to call it. */
export interface Register {
  readonly server: TestServer;
  readonly world: World;
  readonly operator: Person;
  readonly home: Person;
  readonly outbox: Outbox;
  readonly url: string;
}

/** Opens a register, whose messages leave as those of a server do. */
export async function openRegister(): Promise<Register> {
  const server = await testServer({ WEBHOOKS_ON_LOOPBACK: '1' });
  const world = await makeWorld(server.db);
  const operator = await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
  const home = await clinic(server);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const outbox = startOutbox(
    server.db,
    { [REGISTER_MESSAGE]: registerMessageJob(server.app.services) },
    { pollMs: 20 },
  );
  return { server, world, operator, home, outbox, url: `http://127.0.0.1:${port}/api` };
}

/** Makes one register known to the other, in both directions as its staff do. */
export async function introduce(
  to: Register,
  name: string,
  country: string,
): Promise<{ readonly id: number; readonly partner: Program }> {
  const partner = await program(to.server, to.operator, { partner: name, scopes: ['UNION'] });
  const made = await to.operator.call('POST', '/other-registers', {
    name,
    country,
    phone: '+34912345678',
    apiKeyId: partner.id,
  });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return { id: made.body.id, partner };
}

/** Enters where a register is called, and the key that it has given. */
export async function connect(
  { server, operator }: Register,
  id: number,
  other: Register,
  key: string,
): Promise<void> {
  const entered = await operator.call('PUT', `/other-registers/${id}/call-key`, { callKey: key });
  if (entered.status !== 200) throw new Error(JSON.stringify(entered.body));
  // The form takes HTTPS alone; tests call this machine.
  await server.db.query(sql`update other_register set url = ${other.url} where id = ${id}`);
}

let counter = 0;

/** An animal of the clinic whose owner has a proven email. */
export async function newAnimal({ server, world, home }: Register) {
  counter += 1;
  const email = `muda${counter}@example.test`;
  const made = await register(home, world, {
    birthdate: '2020-01-01',
    owner: ownerFields(world.parishId, { vatNumber: newNif(), email }),
  });
  await proveContacts(server.db, made.owner.id, ['email']);
  return {
    id: made.id as number,
    transponder: made.transponder as string,
    ownerId: made.owner.id as number,
    email,
  };
}

/** The links of hand-overs that were mailed to an address, the latest last. */
export const linksTo = async ({ server }: Register, email: string): Promise<string[]> =>
  (await mailsOf(server, email)).flatMap(({ text }) => /handover#([\w-]+)/.exec(text)?.[1] ?? []);

/** What another register announces that comes here. */
export const coming = (more: object = {}) => ({
  reference: `ES-${newTransponder()}`,
  transponder: newTransponder('724'),
  facts: {
    species: 'CAT',
    breed: 'Europeo',
    gender: 'FEMALE',
    birthdate: '2024-05-06',
    color: 'negro',
    isSterilized: true,
    rabiesUntil: null,
  },
  ...more,
});
