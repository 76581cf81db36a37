import { expect } from 'vitest';
import type { Permission } from '../../../../resources/kit/permissions.ts';
import { mailHandler } from '../../../../server/jobs/mail.ts';
import { startOutbox } from '../../../../server/jobs/outbox.ts';
import { readMailFolder } from '../../../../server/mail/folder.ts';
import { openMailer, outboxFolder } from '../../../../server/mail/mailer.ts';
import { startJobs } from '../../../../server/modules/work/job/startJobs.ts';
import { stopTypst } from '../../../../server/typst/typst.ts';
import { testServer, type Person, type TestAnswer, type TestServer } from '../../../helpers/server.ts';
import { clinic, makeWorld, type World } from '../animal/fixtures.ts';
import { makeP12 } from './p12.ts';

export const LAYOUT = `#title(t("Certificado de registo", "Registration certificate"))
#rows("transponder", "name", "gender", "ownerName")
`;

/** Who keeps the templates. */
export const keeper = (server: TestServer): Promise<Person> =>
  server.person({ permissions: ['MANAGE_CERTIFICATES', 'READ_ANIMAL', 'READ_OWNER'] as Permission[] });

/** A server that signs, with a clinic that registers animals and the person who keeps the templates. */
export async function certificateServer(): Promise<{
  server: TestServer;
  world: World;
  staff: Person;
  boss: Person;
}> {
  const server = await testServer({ SIGNING_P12: await makeP12('segredo'), SIGNING_PASSWORD: 'segredo' });
  const world = await makeWorld(server.db);
  return { server, world, staff: await clinic(server), boss: await keeper(server) };
}

export async function closeServer(server: TestServer): Promise<void> {
  stopTypst();
  await server.close();
}

/** Status and code of a refusal. */
export const refusal = ({ status, body }: TestAnswer) => [status, body.data?.message];

let counter = 0;

/** A template with a published layout, and its id. */
export async function publishTemplate(
  who: Person,
  more: Record<string, unknown> = {},
  { layout = LAYOUT, parameters = [] }: { layout?: string; parameters?: Record<string, unknown>[] } = {},
): Promise<number> {
  counter += 1;
  const made = await who.call('POST', '/certificate-templates/', {
    name: `Certificado ${counter}`,
    customFilename: 'certificado',
    ...more,
  });
  if (made.status !== 201) throw new Error(`${made.status} ${JSON.stringify(made.body)}`);
  const { id } = made.body;
  for (const parameter of parameters) {
    const added = await who.call('POST', '/certificate-parameters/', {
      certificateTemplateId: id,
      ...parameter,
    });
    if (added.status !== 201) throw new Error(`${added.status} ${JSON.stringify(added.body)}`);
  }
  const saved = await who.call('PUT', `/certificate-templates/${id}/layout`, { source: layout });
  const published = await who.call('POST', `/certificate-templates/${id}/layout/publish`, {
    version: saved.body.version,
  });
  if (published.status !== 200) throw new Error(`${published.status} ${JSON.stringify(published.body)}`);
  return id;
}

/** The mails that were sent. */
export const mailsOf = ({ app }: TestServer) => readMailFolder(outboxFolder(app.services.settings));

/** Runs mails and bulk requests until something is the case. */
export async function runJobs({ app, db }: TestServer, isDone: () => Promise<boolean>): Promise<void> {
  const outbox = startOutbox(db, {
    MAIL: mailHandler(openMailer(app.services.settings), db),
  });
  const jobs = startJobs(app.services);
  await expect.poll(isDone, { timeout: 60_000 }).toBe(true);
  await Promise.all([outbox.stop(), jobs.stop()]);
}
