// Registers an animal, vaccinates it and prints its certificate, with a key and the ballot number of the veterinarian.
//   REGISTER=https://… KEY=coleira_… BALLOT=1234 node docs/examples/practice.mjs animal.json
// animal.json: { "animal": …the body of POST /animals…, "rabies": …vaccine, batch, end of validity…, "certificate": id }
import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const { REGISTER, KEY, BALLOT } = process.env;

/** Makes a call; one that the register cannot answer now is repeated under the same key, and has one effect. */
async function call(method, path, body) {
  const repeat = randomUUID();
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(`${REGISTER}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${KEY}`,
        'x-veterinarian': BALLOT,
        ...(body && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && { 'idempotency-key': repeat }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const isForNow = [429, 503, 507].includes(answer.status);
    if (isForNow && tries < 5) {
      await wait(Number(answer.headers.get('retry-after') ?? 1) * 1000);
      continue;
    }
    const result = await answer.json();
    if (answer.ok) return result;
    const faults = (result.errors ?? []).map(({ property, error }) => `${property} ${error}`);
    throw Object.assign(new Error([result.data.message, ...faults].join(', ')), { status: answer.status });
  }
}

const { animal, rabies, certificate } = JSON.parse(await readFile(process.argv[2], 'utf8'));
const { transponder } = animal;

const known = await call('GET', `/animals/${transponder}`).catch((error) => {
  if (error.status === 404) return null;
  throw error;
});
if (known) console.log(`${transponder} is registered already: ${known.name}`);
else {
  const registered = await call('POST', '/animals', animal);
  console.log(`registered ${registered.name}, credits left: ${registered.balance}`);
}

const { id } = await call('POST', '/health-interventions/rabies', { transponder, ...rabies });
console.log(`vaccination ${id} recorded`);

const paper = await call('POST', '/certificates/download', { transponder, id: certificate });
await writeFile(paper.filename, Buffer.from(paper.contents, 'base64'));
console.log(`certificate ${paper.code} in ${paper.filename}`);
