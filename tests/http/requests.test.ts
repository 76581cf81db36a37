import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBulkSelectable } from '../../resources/kit/operations/requestConditions.ts';
import { PERMISSIONS } from '../../resources/kit/permissions.ts';
import { isRequest, type AnyRequest } from '../../resources/kit/request.ts';
import type { Validation } from '../../resources/kit/types.ts';
import { idsProperty } from '../../resources/common/request/calls.ts';
import { modules } from '../../resources/schemas.ts';
import { getOne } from '../../server/db/db.ts';
import { ident } from '../../server/db/sql.ts';
import { DELAYED_DECISION } from '../../server/modules/common/delayedDecision/delayDecision.ts';
import { delayedDecisionJob } from '../../server/modules/common/delayedDecision/delayedDecisionJob.ts';
import { decisionAppliers } from '../../server/modules/common/request/decisionAppliers.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';
import { makeRecord } from '../kit/records.ts';

let server: TestServer;
/** Decides on everything. */
let chief: Person;
/** Sees everything and decides on nothing. */
let reader: Person;
/** Asks, and may do everything but decide. */
let asker: Person;
/** Has asked, and may decide on what others ask: of a type that only those read who decide. */
let deciding: Person;
/** May do everything with the requests of another entity. */
let outsider: Person;

const requests = modules.filter(isRequest);
const toDecide: readonly string[] = requests.map(({ request }) => request.decide);
const others = PERMISSIONS.filter((permission) => !toDecide.includes(permission));

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n').toString('base64');
const document = { filename: 'a.pdf', type: 'application/pdf', contents: PDF };

beforeAll(async () => {
  server = await testServer();
  chief = await server.person({ profile: { name: 'operator' }, permissions: PERMISSIONS });
  reader = await server.person({ profile: { name: 'operator' }, permissions: others });
  asker = await server.person({ permissions: others });
  deciding = await server.person({ permissions: PERMISSIONS });
  outsider = await server.person({ permissions: PERMISSIONS });
});
afterAll(() => server.close());

const message = (answer: { status: number; body: { data?: { message: string } } }): string =>
  answer.status === 200 ? '200' : `${answer.status} ${answer.body.data?.message}`;

describe.each(requests.map((module) => [module.name, module] as const))('%s', (_name, module: AnyRequest) => {
  const { path, request, name } = module;
  let requester: Person;
  beforeAll(() => {
    requester = module.access.read === request.decide ? deciding : asker;
  });
  const put = (who: Person, id: number, what: string, body: object) =>
    who.call('PUT', `/${path}/${id}/${what}`, body);
  const decide = (id: number, validation: Validation, more: object = {}, who = chief) =>
    put(who, id, 'decision', { validation, comments: 'Falta um elemento.', ...more });
  const bulk = (ids: readonly number[], validation?: string, who = chief) =>
    who.call('PUT', `/${path}/bulk-update`, { [idsProperty(module)]: ids, validation, comments: 'Em lote.' });

  /** Writes a request of the requester, and answers its id. */
  async function ask(): Promise<number> {
    const id = await makeRecord(server.db, name);
    await server.db.query(sql`
      update ${ident(module.table)} set creation_user_id = ${requester.id},
        creation_entity_id = (select entity_id from app_user where id = ${requester.id}) where id = ${id}`);
    return id;
  }
  const stateOf = (id: number) =>
    getOne<{ validationStatus: string; closed: boolean; accepted: boolean | null }>(
      server.db,
      sql`select validation_status, closed, accepted from ${ident(module.table)} where id = ${id}`,
    );
  const actionsOf = async (id: number): Promise<string[]> => {
    const rows = await server.db.query<{ action: string }>(sql`
      select action from audit_log where object_type = ${name} and object_id = ${String(id)}
        and action not in ('READ', 'SEARCH') order by id`);
    return rows.map(({ action }) => action);
  };

  it('waiting for documents, for validation again, then rejected › leaves the action of each step', async () => {
    const id = await ask();
    expect((await decide(id, 'MORE_INFORMATION_NEEDED')).status).toBe(200);
    expect(await stateOf(id)).toMatchObject({ validationStatus: 'WAITING_DOCUMENTATION', closed: false });
    expect((await put(requester, id, 'documents', { documents: [document] })).status).toBe(200);
    expect(await stateOf(id)).toMatchObject({ validationStatus: 'WAITING_VALIDATION', closed: false });
    const { body } = await requester.call('GET', `/${path}/${id}`);
    expect(body.documents).toMatchObject([{ filename: 'a.pdf' }]);
    const paper = await requester.call('GET', `/${path}/${id}/documents/${body.documents[0].id}`);
    expect(paper.body.contents).toBe(PDF);
    expect((await decide(id, 'REJECTED')).body).toMatchObject({ closed: true, accepted: false });
    const { MORE_INFORMATION_NEEDED, DOCUMENTS_ADDED, REJECTED } = request.actions;
    expect(await actionsOf(id)).toEqual([MORE_INFORMATION_NEEDED, DOCUMENTS_ADDED, REJECTED]);
  });

  it('asked for documents › becomes a ticket in which the requester answers, and which ends with the request', async () => {
    const id = await ask();
    await decide(id, 'MORE_INFORMATION_NEEDED');
    await decide(id, 'MORE_INFORMATION_NEEDED', { comments: 'Falta ainda a assinatura.' });
    const of = `/ticketing/process/${request.processType}/${id}`;
    const [ticket, ...more] = (await requester.call('GET', of)).body;
    expect(more).toEqual([]);
    expect(ticket).toMatchObject({ status: 'OPEN', description: 'Falta um elemento.' });
    const said = await requester.call('POST', `/ticketing/${ticket.id}/conversation`, { message: 'Segue.' });
    expect(said.status).toBe(200);
    const { conversations } = (await requester.call('GET', `/ticketing/${ticket.id}`)).body;
    expect(conversations).toMatchObject([{ body: 'Falta ainda a assinatura.' }, { body: 'Segue.' }]);
    await decide(id, 'REJECTED');
    expect((await requester.call('GET', of)).body).toMatchObject([{ id: ticket.id, status: 'RESOLVED' }]);
  });

  it('canceled by the requester › ends without an answer', async () => {
    const id = await ask();
    expect((await put(requester, id, 'cancel', {})).status).toBe(200);
    expect(await stateOf(id)).toEqual({ validationStatus: 'DONE', closed: true, accepted: null });
    expect(await actionsOf(id)).toEqual([request.actions.CANCELED]);
  });

  it('once closed › refuses every operation with the reason that its states say', async () => {
    const id = await ask();
    await decide(id, 'REJECTED');
    const closed = `409 ${request.codes.closed}`;
    expect(message(await decide(id, 'ACCEPTED'))).toBe(closed);
    expect(message(await put(requester, id, 'cancel', {}))).toBe(closed);
    expect(message(await put(requester, id, 'documents', { documents: [document] }))).toBe(closed);
    const { operations } = (await chief.call('GET', `/${path}/${id}`)).body;
    const state = { allowed: false, reason: request.codes.closed };
    expect(operations).toMatchObject({ DECIDE: state, CANCEL: state, ADD_DOCUMENTS: state });
  });

  it('without the permission, outside the scope, or made by another › is refused', async () => {
    const id = await ask();
    expect((await decide(id, 'REJECTED', {}, reader)).status).toBe(403);
    expect((await bulk([id], 'REJECTED', reader)).status).toBe(403);
    expect((await decide(id, 'REJECTED', {}, outsider)).status).toBe(404);
    expect((await outsider.call('GET', `/${path}/${id}`)).status).toBe(404);
    expect((await put(outsider, id, 'cancel', {})).status).toBe(404);
    const notOwn = `409 ${request.codes.notOwn}`;
    expect(message(await put(chief, id, 'cancel', {}))).toBe(notOwn);
    expect(message(await put(chief, id, 'documents', { documents: [document] }))).toBe(notOwn);
    expect(await stateOf(id)).toMatchObject({ closed: false });
  });

  it('on another version › is refused, and says how the request stands', async () => {
    const id = await ask();
    for (const answer of [
      await decide(id, 'REJECTED', { version: 99 }),
      await put(requester, id, 'cancel', { version: 99 }),
      await put(requester, id, 'documents', { documents: [document], version: 99 }),
    ]) {
      expect(message(answer)).toBe('409 STALE_VERSION');
      expect(answer.body.data.current).toMatchObject({ id, version: 1 });
    }
  });

  it('decided twice with one key › is decided once', async () => {
    const id = await ask();
    const headers = { 'idempotency-key': `${name}-${id}-decision` };
    const body = { validation: 'REJECTED', comments: 'Não.' };
    const first = await chief.call('PUT', `/${path}/${id}/decision`, body, headers);
    const second = await chief.call('PUT', `/${path}/${id}/decision`, body, headers);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(await actionsOf(id)).toEqual([request.actions.REJECTED]);
  });

  it('with a decision or a reason that does not fit › is refused under its field', async () => {
    const id = await ask();
    const errorsOf = async (body: object) => (await put(chief, id, 'decision', body)).body.errors;
    expect(await errorsOf({})).toEqual([{ property: 'validation', error: 'MISSING_VALIDATION' }]);
    const unfit = Object.entries(request.reasons).find(
      ([, fits]) => !fits.includes('MORE_INFORMATION_NEEDED'),
    );
    if (unfit)
      expect(await errorsOf({ validation: 'MORE_INFORMATION_NEEDED', reasons: [unfit[0]] })).toEqual([
        { property: 'reasons', error: 'INVALID_REASONS' },
      ]);
    for (const validation of request.reasonRequired)
      expect(await errorsOf({ validation })).toEqual([{ property: 'reasons', error: 'MISSING_REASONS' }]);
    expect((await put(requester, id, 'documents', { documents: [] })).body.errors).toEqual([
      { property: 'documents', error: 'MISSING_DOCUMENTS' },
    ]);
  });

  it('asked for its reasons › answers a text for each', async () => {
    const { body } = await chief.call('GET', `/${path}/reasons`);
    expect(body.map(({ id }: { id: string }) => id)).toEqual(Object.keys(request.reasons));
    for (const one of body as { id: string; name: string }[]) expect(one.name).not.toBe(one.id);
  });

  it('decided with others › is refused for all where something stands against one, and else decided later', async () => {
    const [a, b, closed] = [await ask(), await ask(), await ask()];
    await decide(closed, 'REJECTED');
    const at = (index: number) => `${idsProperty(module)}[${index}]`;
    // Some requests are never decided with others.
    const isAlone = !isBulkSelectable(request, await stateOf(a));
    const alone = [0, 1].map((index) => ({ property: at(index), error: request.oneByOne?.code }));
    const refused = await bulk([a, closed], 'REJECTED');
    expect(message(refused)).toBe('409 ERROR_BULK_REJECT');
    expect(refused.body.errors).toEqual([
      ...(isAlone ? alone.slice(0, 1) : []),
      { property: at(1), error: request.codes.closed },
    ]);
    const together = await bulk([a, b], 'REJECTED');
    expect(await stateOf(a)).toMatchObject({ closed: false });
    if (isAlone) {
      expect(together.body.errors).toEqual(alone);
      return;
    }
    const { decision } = together.body;
    await delayedDecisionJob(
      server.app.services,
      decisionAppliers,
    )({
      id: 1,
      kind: DELAYED_DECISION,
      payload: { decisionId: decision.id },
      attempts: 1,
      creationTimestamp: '',
    });
    expect([await stateOf(a), await stateOf(b)]).toMatchObject([{ accepted: false }, { accepted: false }]);
  });

  it('found by its state, and with its versions', async () => {
    const id = await ask();
    await decide(id, 'MORE_INFORMATION_NEEDED');
    const found = await chief.call('GET', `/${path}/search?ids=${id}&validationStatus=WAITING_DOCUMENTATION`);
    expect(found.body.content).toMatchObject([{ id, labels: [], publicRequest: null }]);
    expect((await chief.call('GET', `/${path}/${id}/versions`)).body).toMatchObject([{ version: 2 }]);
  });

  it('with a label › is found by it, by those who see labels, until it is taken off', async () => {
    const id = await ask();
    const label = { objectType: request.objectType, objectId: id, value: 'Urgente' };
    expect((await chief.call('POST', '/labels', label)).status).toBe(200);
    expect((await chief.call('POST', '/labels', { ...label, value: 'urgente' })).status).toBe(200);
    expect((await outsider.call('POST', '/labels', label)).status).toBe(404);
    const of = `/labels/${request.objectType}/${id}`;
    expect((await chief.call('GET', of)).body).toEqual([label]);
    expect((await outsider.call('GET', of)).status).toBe(404);
    const found = await chief.call('GET', `/${path}/search?label=URGENTE&ids=${id}`);
    expect(found.body.content).toMatchObject([{ id, labels: ['Urgente'] }]);
    expect((await chief.call('GET', '/labels?value=urgente')).body.content).toContainEqual(label);
    const off = `/labels?objectType=${request.objectType}&objectId=${id}&value=urgente`;
    expect((await chief.call('DELETE', off)).status).toBe(200);
    expect((await chief.call('GET', of)).body).toEqual([]);
  });

  it('shown on a page › takes reports of users who decide, and refuses others', async () => {
    const id = await ask();
    expect((await chief.call('PUT', `/presence/${name}/${id}`, {})).status).toBe(200);
    expect((await reader.call('PUT', `/presence/${name}/${id}`, {})).status).toBe(403);
  });
});
