import Fastify from 'fastify';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../resources/kit/call.ts';
import { defineCall } from '../../resources/kit/call.ts';
import { checkDeclarations } from '../../resources/kit/checks/checkDeclarations.ts';
import { boolean, choice, reference, text } from '../../resources/kit/fields.ts';
import { defineModule, type AnyModule } from '../../resources/kit/module.ts';
import { toSnake } from '../../resources/kit/names.ts';
import { calls, modules } from '../../resources/schemas.ts';
import type { Services } from '../../server/context.ts';
import { addGuard } from '../../server/http/guard.ts';
import { handlers } from '../../server/generated/handlers.ts';
import { hooks } from '../../server/generated/hooks.ts';
import { buildRegistry } from '../../server/registry.ts';
import { testDatabase, type TestDatabase } from '../helpers/database.ts';

const ferret = defineModule({
  name: 'ferret',
  access: { read: 'SIGNED_IN' },
  fields: { name: text(), isTame: boolean() },
  list: { columns: ['name'], sort: ['name', 'ASC'] },
});
const check =
  (more: object, known: readonly Call[] = []) =>
  () =>
    checkDeclarations([{ ...ferret, ...more } as AnyModule], known);

describe('a declaration that does not hold together stops the start', () => {
  it('when a list, a sort, a filter, a search, a section or the tree names no field', () => {
    expect(check({})).not.toThrow();
    expect(check({ list: { ...ferret.list, columns: ['name', 'colour'] } })).toThrow(
      'list.columns names colour',
    );
    expect(check({ list: { ...ferret.list, sort: ['colour', 'ASC'] } })).toThrow('list.sort names colour');
    expect(check({ list: { ...ferret.list, filters: ['colour'] } })).toThrow('list.filters names colour');
    expect(check({ list: { ...ferret.list, search: ['colour'] } })).toThrow('list.search names colour');
    expect(check({ form: { sections: [{ name: 'data', fields: ['colour'] }] } })).toThrow(
      'form.sections names colour',
    );
    expect(check({ tree: 'colour' })).toThrow('tree names colour');
    expect(check({ title: 'colour' })).toThrow('title names colour');
  });

  it('when a reference points at nothing, or names others by what they lack', () => {
    expect(check({ fields: { ...ferret.fields, owlId: reference('owl') } })).toThrow(
      'owlId refers to owl, which is not declared',
    );
    expect(
      check({ fields: { ...ferret.fields, otherId: reference('ferret', { label: 'colour' }) } }),
    ).toThrow('names ferret by colour');
  });

  it('when a text is in English in what is no such text', () => {
    const name = text({ english: 'nameEn' });
    expect(check({ fields: { ...ferret.fields, name } })).toThrow('name is in English in nameEn');
    expect(check({ fields: { ...ferret.fields, name, nameEn: boolean() } })).toThrow('no such text');
    expect(check({ fields: { ...ferret.fields, name, nameEn: text() } })).not.toThrow();
  });

  it('when a status does not say what its values mean', () => {
    const statuses = ['OPEN', 'DONE'] as const;
    expect(check({ fields: { ...ferret.fields, status: choice(statuses) } })).toThrow(
      'status is a status, and says no tones',
    );
    const tones = { OPEN: 'attention', DONE: 'good' } as const;
    expect(check({ fields: { ...ferret.fields, status: choice(statuses, { tones }) } })).not.toThrow();
  });

  it('when a field is required and never accepted, or unique without an index', () => {
    expect(check({ fields: { ...ferret.fields, born: text({ required: true, computed: true }) } })).toThrow(
      'required and never accepted',
    );
    expect(check({ fields: { ...ferret.fields, tag: text({ unique: 'DUPLICATE_NAME' }) } })).toThrow(
      'no index is named for it',
    );
    expect(check({ fields: { ...ferret.fields, Bad_name: text() } })).toThrow('no camelCase name');
  });

  it('when a name or path is used twice, and it names all faults at once', () => {
    expect(() => checkDeclarations([ferret, ferret], [])).toThrow('ferret is declared twice');
    const call = defineCall({
      name: 'feed',
      method: 'PUT',
      path: '/ferrets/:id/feed',
      access: 'SIGNED_IN',
      summary: 'Feeds',
    });
    expect(check({}, [call, { ...call, name: 'feedAgain', path: '/ferrets/:name/feed' }])).toThrow(
      'PUT /ferrets/:/feed is declared twice',
    );
    expect(check({ tree: 'a', title: 'b' })).toThrow(/tree names a[\s\S]*title names b/);
  });

  it('when a call that writes does not name the sentence for its failure', () => {
    const call = defineCall({
      name: 'feed',
      method: 'PUT',
      path: '/ferrets/:id/feed',
      access: 'SIGNED_IN',
      summary: 'Feeds',
    });
    expect(check({}, [call])).toThrow('feed does not name the sentence for its failure');
    expect(check({}, [{ ...call, failure: 'ERROR_UPDATE' }])).not.toThrow();
  });

  it('when a call has no handler, or a handler no declaration', () => {
    const [first] = handlers;
    expect(() => buildRegistry({ modules, calls, handlers: handlers.slice(1), hooks })).toThrow(
      `the call ${first!.call.name} is declared and nobody answers it`,
    );
    const others = calls.filter((call) => call.name !== first!.call.name);
    expect(() => buildRegistry({ modules, calls: others, handlers, hooks })).toThrow(
      `the call ${first!.call.name} is answered and was never declared`,
    );
    expect(() => buildRegistry({ modules, calls, handlers, hooks: { ...hooks, ferret: {} } })).toThrow(
      'there are hooks for ferret',
    );
  });

  it('when a route does not say who may call it', () => {
    const app = Fastify();
    addGuard(app, {} as Services);
    expect(() => app.get('/api/secret', async () => 'open')).toThrow(
      'GET /api/secret does not say who may call it',
    );
  });

  it('when a rule refuses with a code that was not declared, for it does not compile', () => {
    type Codes = (typeof calls)[number]['errors'];
    // @ts-expect-error the catalogue has no such code
    const codes: Codes = ['NO_SUCH_CODE'];
    expect(codes).toHaveLength(1);
  });
});

describe('every declared field', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await testDatabase();
  });
  afterAll(() => db.close());

  it.each(modules.map((module) => module.name))(
    'of %s has its column, and every unique or ordered field its index',
    async (name) => {
      const module = modules.find((one) => one.name === name)!;
      const rows = await db.query<{ columnName: string }>(
        sql`select column_name from information_schema.columns where table_name = ${module.table}`,
      );
      const columns = new Set(rows.map((row) => row.columnName));
      const stored = Object.entries(module.fields).filter(([, field]) => !field.options.virtual);
      expect(stored.map(([field]) => toSnake(field)).filter((column) => !columns.has(column))).toEqual([]);
      const indexes = await db.query<{ indexname: string; indexdef: string }>(
        sql`select indexname, indexdef from pg_indexes where tablename = ${module.table}`,
      );
      const places = Object.entries(module.fields)
        .filter(([, { hasOrderColumn }]) => hasOrderColumn)
        .map(([field]) => `${toSnake(field)}_order`);
      expect(
        places.filter(
          (place) =>
            !columns.has(place) || !indexes.some(({ indexdef }) => indexdef.includes(`(${place}, id)`)),
        ),
      ).toEqual([]);
      const there = new Set(indexes.map((row) => row.indexname));
      expect((module.unique ?? []).map((one) => one.index).filter((index) => !there.has(index))).toEqual([]);
    },
  );
});
